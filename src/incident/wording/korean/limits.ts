import type { Words } from '../../words.ts';
import type { Wording } from '../wording.ts';
import { shortListOf } from './phrases.ts';

export const KOREAN_LIMITS: Wording['limits'] = {
  'no-events': () =>
    '남은 이벤트가 없었습니다. 필터로 제외되었거나 API 서버가 일정 시간(기본 한 시간)이 지나 삭제한 것이므로, 이벤트가 없다는 것만으로는 알 수 있는 것이 거의 없습니다.',
  'events-expire': () =>
    '이벤트는 마지막으로 기록된 뒤 일정 시간(기본 한 시간)이 지나면 삭제됩니다. 여기서 가장 오래된 이벤트보다 앞선 일은 알 수 없습니다.',
  'best-effort': () =>
    '레코더는 이벤트를 best effort 방식으로 보내며 버리기도 합니다. 여기에 없다고 해서 일어나지 않았다는 뜻은 아닙니다.',
  'history-edge': ({ edge, events }, words) =>
    `${words.moment(Number(edge))} 이전의 기록에는 빈 곳이 있습니다. 이벤트 ${events}건은 반복된 덕분에 그보다 앞까지 거슬러 올라가지만, 같은 시기의 다른 이벤트는 만료되었습니다.`,
  'counts-at-least': ({ events }) =>
    `이벤트 ${events}건의 횟수는 하한입니다. series의 횟수는 기록하는 쪽에서 뒤늦게 갱신합니다.`,
  'counts-frozen': ({ objects, reasons }, words) =>
    `오브젝트 ${objects}개는 보고가 너무 많아 레코더가 전송을 멈췄습니다(25번을 넘으면 오 분에 한 번). ${namesIn(reasons, words, '종')} 이벤트의 횟수는 하한이며, 보고가 끊겼다고 해서 해소된 것은 아닙니다.`,
  'counts-unknown': ({ events }) => `이벤트 ${events}건은 몇 번 일어났는지 남아 있지 않습니다.`,
  'messages-combined': ({ events }) =>
    `이벤트 ${events}건은 서로 다른 여러 메시지를 묶은 것이며, 마지막 메시지만 남아 있습니다.`,
  'times-missing': ({ events }) => `이벤트 ${events}건에는 시각이 없어 순서상 위치를 알 수 없습니다.`,
  'times-future': ({ events }) =>
    `이벤트 ${events}건의 시각이 미래입니다. 이벤트의 시각은 기록한 쪽의 시계를 따르며, 시계는 서로 다릅니다.`,
  'exits-untold': () =>
    '컨테이너가 왜 종료되었는지는 나타나지 않습니다. 종료 코드와 OOM kill은 이벤트로 남지 않으며, 파드의 status에 있습니다.',
  'readiness-untold': () =>
    '프로브가 다시 성공해도 이벤트가 남지 않으므로, 프로브 실패가 끝났는지는 나타나지 않습니다.',
  'authors-untold': () => '누가 변경했는지, 의도한 변경인지는 이벤트로 알 수 없습니다.',
  'nodes-elsewhere': () =>
    '노드의 이벤트는 default 네임스페이스에 저장되며 여기에는 들어 있지 않습니다. 노드에 문제가 있었는지는 알 수 없습니다.',
  'nodes-forbidden': () =>
    '노드의 이벤트는 default 네임스페이스에 저장되는데, 이 사용자에게는 그곳의 이벤트를 조회(list)할 권한이 없습니다(RBAC). 노드에 문제가 있었는지는 알 수 없습니다.',
  'silent-failures': () =>
    '이벤트로 기록되지 않는 실패도 있습니다: 대기 중인 로드 밸런서, 거부된 축출, 종료 코드, OOM kill.',
  'list-incomplete': ({ input, remaining }, words) => {
    const missing = Number(remaining) < 0 ? '나머지 이벤트는' : `나머지 이벤트 ${remaining}건은`;
    return `${named(input, words)}: 더 긴 목록의 한 페이지입니다. ${missing} 여기에 없습니다.`;
  },
  'input-cut': ({ input, line, byte }, words) =>
    `${named(input, words)}: 중간에 끊겼습니다. ${line}번째 줄, ${byte}번째 바이트에서 시작하는 부분은 제외했습니다.`,
  'watch-ended': ({ input, status, reason }, words) =>
    `${named(input, words)}: ${words.name(String(reason))}(${status}) 상태로 끝난 watch입니다. 그 뒤의 일은 들어 있지 않습니다.`,
  'collector-restarted': ({ input, times }, words) =>
    `${named(input, words)}: ${Number(times) === 1 ? '한 번' : `${times}번`} 다시 시작된 watch입니다. 그사이에 삭제된 것은 빠져 있을 수 있습니다.`,
  'bytes-replaced': ({ input, places }, words) =>
    `${named(input, words)}: UTF-8이 아닌 바이트가 ${places}곳에 있어 U+FFFD로 바꾸어 읽었습니다.`,
  'items-rejected': ({ items }) => `입력 가운데 ${items}건은 이벤트로 읽지 못했습니다.`,
  'fields-lost': ({ input, fields }, words) =>
    `${named(input, words)}: 이 형식은 다음을 보존하지 않습니다: ${namesIn(fields, words)}.`,
  'rows-only': () => '행만 주어졌습니다. 언제, 몇 번, 어떤 순서로 일어났고 누가 보고했는지는 행으로 알 수 없습니다.',
};

/** Names that stand in one text, each as a name of its own. */
function namesIn(text: string | number | undefined, words: Words, counter?: string): string {
  const names = String(text).split(', ');
  return shortListOf(
    names.map((name) => words.name(name)),
    12,
    counter,
  );
}

function named(input: string | number | undefined, words: Words): string {
  return input === undefined || input === '' ? '입력' : words.name(String(input));
}
