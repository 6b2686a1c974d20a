import type { ImageAnswer, JobEnd, Missing } from '../../../findings/trouble-args.ts';
import type { SchedulingPreemption } from '../../../reasons/index.ts';
import type { Words } from '../../words.ts';
import type { TroubleClauses } from '../wording.ts';
import { listOf, reason as reasonOf, shortListOf } from './phrases.ts';
import { KOREAN_EVICTIONS, KOREAN_REFUSALS } from './refusals.ts';

const ANSWERS: Readonly<Record<ImageAnswer, string>> = {
  'not-found': '찾을 수 없음',
  unauthorized: '접근 거부됨',
  refused: '레지스트리가 연결을 거부함',
  'rate-limited': '레지스트리가 풀 빈도를 제한함',
  timeout: '제한 시간 안에 응답 없음',
  unresolved: '레지스트리 이름을 확인(resolve)할 수 없음',
  certificate: '레지스트리 인증서를 신뢰할 수 없음',
  platform: '노드의 플랫폼용 이미지가 없음',
  'disk-full': '노드에 남은 공간이 없음',
  'invalid-name': '이름이 올바르지 않음',
  'never-pull': '노드에 없고 풀도 허용되지 않음',
  other: '',
  '': '',
};

const ENDS: Readonly<Record<JobEnd, string>> = {
  'backoff-limit': '백오프 한도에 도달했습니다',
  deadline: '기한을 넘겼습니다',
  'failed-indexes': '실패한 인덱스가 너무 많습니다',
  'failure-policy': '파드 실패 정책에 따른 것입니다',
  other: '',
};

const SHORT_OF = { memory: '메모리가', disk: '디스크 공간이', pid: '프로세스 ID가', '': '리소스가' } as const;

/**
 * In the past tense: events tell what was, and it holds also where the sentence goes on that it is over. Behind a name
 * stands a word for what it names, which takes the particle.
 */
/** Where it says that nothing, or something, comes of evicting others. */
const PREEMPTION: Partial<Record<SchedulingPreemption, string>> = {
  'not-helpful': '. 선점으로는 해결되지 않습니다',
  'no-victims': '. 선점으로는 해결되지 않습니다',
  'not-enough': '. 선점으로는 해결되지 않습니다',
  'not-eligible': '. 선점으로는 해결되지 않습니다',
  mixed: '. 선점으로는 해결되지 않습니다',
  helps: '. 선점으로 자리를 마련하고 있습니다',
};

export const KOREAN_TROUBLES: TroubleClauses = {
  unschedulable: ({ nodes, covered, causes, preemption, truncated }, words) => {
    const told = causes.map(({ count, text }) => `${count === null ? '' : `${count} `}${words.name(text)}`);
    const fits =
      nodes === null
        ? '배치할 수 있는 노드가 없었습니다'
        : nodes === 1
          ? '노드가 1개뿐이고 그 노드에 배치할 수 없었습니다'
          : `노드 ${nodes}개 중 어디에도 배치할 수 없었습니다`;
    const why = told.length === 0 ? '' : `. 스케줄러의 설명: ${shortListOf(told, 6)}`;
    const rest =
      nodes !== null && covered !== null && covered < nodes
        ? `. 이 설명에 해당하는 노드는 ${nodes}개 중 ${covered}개입니다`
        : '';
    return `${fits}${why}${rest}${PREEMPTION[preemption] ?? ''}${truncated ? '. 메시지가 중간에 잘렸습니다' : ''}`;
  },
  preempted: ({ by, node }, words) => {
    const who = by === null ? '파드' : `${words.name(by.kind)}/${words.name(by.name)}`;
    const where = node === '' ? '' : `${words.name(node)} 노드에서 `;
    return `${where}우선순위가 더 높은 ${who}에 자리를 내주었습니다(선점)`;
  },
  'volume-unbound': ({ noClass }) =>
    `PVC에 볼륨이 바인딩되지 않았습니다${noClass ? '. StorageClass도 지정되지 않았습니다' : ''}`,
  'image-pull-failed': ({ images, answer, container }, words) => {
    const names = listOf(images.slice(0, 3).map((image) => words.name(image)));
    const why = ANSWERS[answer] === '' ? '' : `(${ANSWERS[answer]})`;
    return `${ofContainer(container, words)}${names === '' ? '' : `${names} `}이미지를 가져오지 못했습니다${why}`;
  },
  'container-config-error': ({ container, init, missing }, words) =>
    `${containerNamed(container, init, words)}를 구성하지 못했습니다${lacking(missing, words)}`,
  'container-start-failed': ({ container, init }, words) =>
    `${containerNamed(container, init, words)}를 시작하지 못했습니다`,
  'sandbox-failed': ({ plugin }, words) =>
    `파드 샌드박스를 만들지 못했습니다${plugin === '' ? '' : `(네트워크 플러그인: ${words.name(plugin)})`}`,
  'volume-mount-failed': ({ volumes, missing }, words) => {
    const names = volumes.map((volume) => words.name(volume));
    const shown = names.length === 0 ? '' : `${shortListOf(names, 3)} `;
    return `${shown}볼륨을 마운트하지 못했습니다${lacking(missing, words)}`;
  },
  'container-crashing': ({ container, init, starts }, words) =>
    `${containerNamed(container, init, words)}가 반복해서 종료되어 kubelet이 재시작을 늦췄습니다${starts > 1 ? `(${starts}번 시작됨)` : ''}`,
  'probe-failing': ({ probe, container, restarts }, words) => {
    const often = restarts === 1 ? '한 번' : `${restarts}번`;
    const restarted = restarts === 0 ? '' : `. 이 때문에 kubelet이 컨테이너를 ${often} 재시작했습니다`;
    return `${ofContainer(container, words)}${probe === '' ? '' : `${probe} `}프로브가 실패했습니다${restarted}`;
  },
  'out-of-memory': ({ victim }, words) =>
    `노드의 메모리가 고갈되어 ${victim === '' ? '무언가가' : `${words.name(victim)} 프로세스가`} 강제 종료되었습니다`,
  'hook-failed': ({ hook, container }, words) => `${ofContainer(container, words)}${hook} 훅이 실패했습니다`,
  evicted: (args, words) => {
    const used =
      args.used === '' || args.container === ''
        ? ''
        : `. ${words.name(args.container)} 컨테이너의 사용량: ${words.name(args.used)}`;
    return `축출되었습니다${KOREAN_EVICTIONS[args.cause](args, words)}${used}`;
  },
  'deadline-exceeded': () => '허용된 실행 시간을 초과했습니다',
  'quota-exceeded': ({ quota, what, requested, used, limited }, words) => {
    const numbers = [`요청 ${words.name(requested)}`, `사용 중 ${words.name(used)}`, `한도 ${words.name(limited)}`];
    return `${words.name(quota)} 쿼터 때문에 ${words.name(what)} 리소스를 더 만들 수 없었습니다${requested === '' ? '' : `(${listOf(numbers)})`}`;
  },
  'admission-denied': ({ refusal, name, what }, words) =>
    `${words.name(what)} 리소스의 생성이 거부되었습니다. ${KOREAN_REFUSALS[refusal](name === '' ? '' : words.name(name))}`,
  'create-failed': ({ what }, words) => `${words.name(what)} 리소스를 만들지 못했습니다`,
  'job-failed': ({ end, pods }) =>
    `최종적으로 실패했습니다${pods > 0 ? `(생성한 파드 ${pods}개)` : ''}${ENDS[end] === '' ? '' : `. ${ENDS[end]}`}`,
  'schedule-missed': () => '예정된 실행이 시작되지 않았습니다',
  'autoscaler-blind': ({ metrics }, words) => {
    const shown = listOf(metrics.slice(0, 4).map((metric) => words.name(metric)));
    return `메트릭${shown === '' ? '' : `(${shown})`}을 얻지 못해 스케일링할 수 없었습니다`;
  },
  'load-balancer-failed': () => '로드 밸런서를 설정하지 못했습니다',
  'provisioning-failed': ({ storageClass }, words) =>
    `볼륨을 프로비저닝하지 못했습니다${storageClass === '' ? '' : `(StorageClass: ${words.name(storageClass)})`}`,
  'scaled-to-zero': ({ size }) =>
    `${size === null ? '' : `${size}개에서 `}제로로 스케일 다운되었습니다. 누가 했는지, 의도한 것인지는 이벤트에 나타나지 않습니다`,
  'pod-failed': ({ pods }, words) => {
    const names = pods.map((pod) => words.name(pod));
    return `컨트롤러가 실패한 파드${names.length === 0 ? '' : `(${shortListOf(names, 3)})`}를 교체하고 있습니다`;
  },
  'node-not-ready': ({ node }, words) => `${node === '' ? '' : `${words.name(node)} `}노드가 Ready 상태가 아니었습니다`,
  'node-pressure': ({ resource }) => `${SHORT_OF[resource]} 부족했습니다`,
  'node-restarted': ({ what }) => (what === 'node' ? '노드가 재부팅되었습니다' : 'kubelet이 다시 시작되었습니다'),
  'operator-failed': ({ reason, generations, generation, related }, words) => {
    const which = generation === 0 ? '' : `(이름이 같은 오브젝트 ${generations}개 중 ${generation}번째)`;
    const named = related === null ? '' : `. 언급된 오브젝트: ${words.name(related.kind)}/${words.name(related.name)}`;
    return `오퍼레이터가 ${reasonOf(reason, words)} 이벤트를 보고했습니다${which}${named}`;
  },
  failure: ({ reason, reporter }, words) =>
    reporter === ''
      ? `${reasonOf(reason, words)} 이벤트가 보고되었습니다`
      : `${words.name(reporter)}에서 ${reasonOf(reason, words)} 이벤트를 보고했습니다`,
};

function containerNamed(container: string, init: boolean, words: Words): string {
  const kind = init ? '초기화 컨테이너' : '컨테이너';
  return container === '' ? kind : `${words.name(container)} ${kind}`;
}

function ofContainer(container: string, words: Words): string {
  return container === '' ? '' : `${words.name(container)} 컨테이너의 `;
}

function lacking(missing: Missing | null, words: Words): string {
  if (missing === null) return '';
  const object = missing.kind === '' ? '' : `${words.name(missing.kind)}/${words.name(missing.name)}`;
  if (missing.key === '') return `(찾을 수 없음: ${object})`;
  return `(찾을 수 없음: ${object === '' ? '' : `${object}의 `}${words.name(missing.key)} 키)`;
}
