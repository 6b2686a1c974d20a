import type { Hints } from './hints.ts';

export const KOREAN: Hints = {
  'step-1.pipeline-crd':
    'CustomResourceDefinition의 이름은 <복수형>.<그룹>이어야 하며, 아니면 서버가 거부합니다. 이벤트는 그룹, 버전, 종류, 이름으로 대상을 가리키므로 뒤 단계와 같은 것을 써야 합니다.',
  'step-1.crd-version':
    '여러 버전을 제공할 수는 있지만 저장되는 것은 하나뿐입니다. v1 하나만 두면 이벤트가 가리킬 apiVersion도 ev.labhub.io/v1 하나로 정해집니다.',
  'step-1.crd-schema':
    'apiextensions.k8s.io/v1은 구조적 스키마를 요구하고, 스키마에 없는 필드는 버립니다. spec.stage만 적으면 오퍼레이터에 무엇을 맡길 수 있는지가 분명해집니다.',
  'step-1.pipeline-build1':
    '이벤트는 어떤 오브젝트에 대해 말하는 것입니다. 이 Pipeline이 없으면 뒤 단계의 이벤트는 아무것에 대해서도 말하지 않는 셈입니다.',
  'step-1.pipeline-uid':
    '이름은 다시 쓰일 수 있지만 uid는 다시 쓰이지 않습니다. 이벤트는 uid로 어느 build-1인지를 밝힙니다. kubectl -n op-events get pipeline build-1 -o jsonpath={.metadata.uid} 로 얻습니다.',
  'step-2.event-started':
    '이벤트도 이름과 네임스페이스와 API를 가진 보통 오브젝트입니다. kubectl은 API에 없는 필드를 거부하므로, core v1 이벤트에는 core v1의 필드 이름을 써야 합니다.',
  'step-2.object':
    'involvedObject는 이벤트의 주소입니다. kubectl describe와 kubectl events --for는 apiVersion, kind, name, namespace로 찾으므로 한 글자만 틀려도 아무도 보지 못합니다. 대상이 있는지는 서버가 확인하지 않습니다.',
  'step-2.uid':
    'kubectl describe는 uid가 같은 오브젝트 아래에만 이벤트를 보여 줍니다. 예전 build-1에서 베낀 uid는 사라진 오브젝트를 가리키지만, 서버는 말없이 받아들입니다.',
  'step-2.reason-and-type':
    'reason은 기계를 위한 것으로, 짧고 변하지 않는 CamelCase 단어로 씁니다. type은 Normal과 Warning 두 가지만 쓰기로 한 약속이며, 시작을 알리는 것은 Normal입니다.',
  'step-2.message':
    'message는 사람이 읽는 유일한 자리입니다. 무슨 일이 있었는지 한 문장으로 씁니다. 표에는 한 줄로 나오므로 줄바꿈이나 낱말 하나는 도움이 되지 않습니다.',
  'step-2.times':
    'core v1 이벤트는 시각을 스스로 가지며 서버가 채워 주지 않습니다. 없으면 kubectl events가 <unknown>이라고 표시하고, 지금이 아닌 시각을 적으면 순서가 틀리게 보입니다.',
  'step-2.count':
    'count는 일어난 횟수이고 아직은 한 번입니다. 되풀이되면 새 이벤트를 쓰지 않고 같은 이벤트의 count를 올립니다(5단계).',
  'step-2.source':
    'source.component는 누가 말하는지를 밝힙니다. 없으면 오퍼레이터인지 kubectl을 쓴 사람인지, 누구에게 물어야 하는지 알 수 없습니다.',
  'step-2.events-list':
    'kubectl events는 사용자가 보는 표입니다. 종류는 대문자로 시작하고, count가 1이면 처음 시각부터 지난 시간이 나옵니다. kubectl get events는 종류가 소문자인 다른 표입니다.',
  'step-3.event-bad':
    '이 이벤트는 단 한 가지 이유로 거부되도록 만든 것입니다. 다른 잘못이 있으면 다른 이유로, 또는 서버에 닿기도 전에 kubectl이 거부합니다.',
  'step-3.no-object':
    '대상이 없는 이벤트는 아무것에 대해서도 말하지 않습니다. involvedObject가 없으면 그 네임스페이스도 비어 있어 이벤트의 네임스페이스와 맞지 않습니다. 서버가 지적하는 것이 바로 이것입니다.',
  'step-3.reason-and-type': '대상 말고는 모두 올바르게 두어야, 거부된 까닭이 대상에 대한 규칙뿐임을 알 수 있습니다.',
  'step-3.first-line':
    '실패한 apply 뒤에도 그냥 넘어가는 스크립트는 조용히 이벤트를 잃습니다. 서버가 거부하면 kubectl은 1로 끝나므로, 다른 명령이 덮어쓰기 전에 바로 $?를 기록합니다.',
  'step-3.server-words':
    '종료 코드는 실패했다는 것을, 서버의 말은 그 까닭을 알려 줍니다. kubectl은 표준 오류에 쓰므로 기록하려면 2>&1이 필요합니다. 손으로 적은 말은 증거가 되지 못합니다.',
  'step-4.event-weird':
    'core v1은 이 이벤트를 그대로 저장합니다. events.k8s.io/v1이라면 type 때문에 거부하므로 이 단계에서는 오래된 API를 씁니다.',
  'step-4.object':
    '별난 type은 실제 오브젝트에 붙어 있어야 뜻이 있습니다. build-1의 다른 이벤트와 나란히 놓이도록 같은 대상을 가리킵니다.',
  'step-4.uid':
    '올바른 uid가 있어야 kubectl describe가 이 이벤트를 build-1 아래에 보여 줍니다. 서버는 uid도 type도 확인하지 않습니다.',
  'step-4.reason': 'reason은 오퍼레이터가 모르는 stage를 만났음을 알립니다. type과는 다른 필드입니다.',
  'step-4.type':
    'core v1은 어떤 글자든 type으로 받아들입니다. Normal과 Warning은 약속일 뿐 아무도 강제하지 않습니다. 이 둘만 아는 도구는 이런 이벤트를 숨기거나 잘못 표시합니다.',
  'step-4.times': '2단계와 같이 서버는 시각을 채워 주지 않습니다. 시각이 없는 이벤트는 시간 순서 안에 자리가 없습니다.',
  'step-4.critical-rc':
    'kubectl events --types는 Normal과 Warning만 알고, 다른 값이면 서버에 묻기도 전에 1로 끝납니다. 저장되어 있는데도 kubectl의 어떤 필터로도 고를 수 없습니다. 말은 표준 오류로 나오므로 2>&1을 붙입니다.',
  'step-4.warning-rc':
    '아무것도 찾지 못한 것은 답이지 실패가 아니므로, kubectl은 표준 오류에 그렇게 쓰고 0으로 끝납니다. type이 Critical인 이벤트는 Warning에 들지 않아 이렇게 놓치게 됩니다.',
  'step-5.count':
    '되풀이는 한 이벤트로 합쳐져 count가 올라가고 lastTimestamp가 옮겨집니다. kubectl events는 count가 1보다 클 때만 (x5 over …)로 표시합니다.',
  'step-5.last-seen':
    'over 뒤는 처음 본 때부터, 앞은 마지막으로 본 때부터 지난 시간입니다. lastTimestamp를 그대로 두면 되풀이가 처음만큼 오래된 것처럼 보입니다.',
  'step-6.event-done':
    'events.k8s.io/v1은 새 레코더가 쓰는 API이고 저장소는 같습니다. 필드 이름이 따로 있고(regarding, note, reportingController), 새 이벤트에 옛 필드가 있으면 거부합니다.',
  'step-6.object': 'regarding은 core v1의 involvedObject입니다. 같은 참조에 더 알맞은 이름을 붙인 것입니다.',
  'step-6.uid': '다른 이벤트와 같은 uid를 쓰면 어느 API로 썼든 한 오브젝트에 묶입니다.',
  'step-6.reason-and-type':
    'ReconcileStarted로 시작한 일은 끝도 말해야 합니다. 이 API는 Normal과 Warning만 받고 다른 type은 거부합니다.',
  'step-6.note':
    'note는 core v1의 message입니다. eventTime이 있으면 서버는 1024바이트를 넘는 것을 거부하며, 글자가 아니라 바이트를 셉니다.',
  'step-6.event-time':
    'eventTime은 MicroTime이라 소수점 아래가 정확히 여섯 자리여야 합니다. 없거나 세 자리, 아홉 자리이면 거부됩니다. date -u +%Y-%m-%dT%H:%M:%S.%6NZ 로 얻습니다.',
  'step-6.reporter':
    '새 API는 어느 컨트롤러가 말하는지와 그 가운데 어느 하나인지를 나누어 적습니다. 둘 다 꼭 있어야 합니다.',
  'step-6.action': 'action은 무엇을 하고 있었는지, reason은 왜 알리는지입니다. 새 API는 둘 다 요구합니다.',
  'step-6.core-names': '두 API는 한 저장소를 씁니다. 새 API로 쓴 것도 같은 이름과 uid로 core v1에서 읽힙니다.',
  'step-6.new-names':
    '두 API는 한 저장소를 씁니다. core v1으로 쓴 것은 type이 별나더라도 events.k8s.io/v1에서 읽힙니다. 두 목록을 더하면 모든 이벤트를 두 번 세게 됩니다.',
  'step-7.hungry-pod':
    'Pod를 둘 곳이 없다고 말할 수 있는 것은 스케줄러뿐입니다. nodeName이 있거나 게이트가 걸린 Pod는 스케줄러에 가지 않습니다.',
  'step-7.container':
    '작은 컨테이너 하나만 두면 이야기가 단순해집니다. Pod가 뜨지 않아도 이미지 탓이 아님을 알 수 있습니다.',
  'step-7.cpu':
    '스케줄러는 limits나 실제 사용량이 아니라 requests를 봅니다. 이 실습에는 CPU 64개를 약속할 수 있는 노드가 없습니다.',
  'step-7.scheduler-event':
    '이벤트를 쓰는 것은 오퍼레이터만이 아닙니다. 스케줄러는 새 API로, firstTimestamp와 count 없이 씁니다. 누가 썼는지 알려 주는 SOURCE는 -o wide에서만 보입니다.',
  'step-8.script':
    '누구나 다시 만들 수 있는 타임라인에는 kubectl과 sort면 충분합니다. type, reason, kind, name을 뽑아 sort -u를 합니다. 되풀이된 이벤트는 지난 시간이나 횟수와 상관없이 한 줄이 됩니다.',
  'step-8.script-plain': '장애를 살펴보는 사람은 클러스터를 바꾸어서는 안 되고, 손에 kubectl밖에 없을 수도 있습니다.',
  'step-8.script-not-fixed':
    '정해진 글자만 찍는 스크립트는 클러스터에 대해 아무것도 말해 주지 않습니다. 행은 지금 있는 이벤트에서 나와야 합니다.',
  'step-8.rows':
    '지난 시간, 시각, 횟수는 볼 때마다 다릅니다. 이것들이 없어야 두 번의 결과를 diff로 견줄 수 있고, 다르면 무슨 일이 있었다는 뜻이 됩니다.',
  'step-8.lab-rows':
    '일어난 일은 이 네 가지입니다. 오퍼레이터가 둘, 별난 type이 하나, 스케줄러가 하나입니다. Normal이나 Warning으로 거르면 별난 하나를 잃습니다.',
  'step-8.sorted':
    '정렬하고 겹친 것을 없애면 같은 이벤트에서 늘 같은 바이트가 나옵니다. LC_ALL=C sort -u는 어디서나 같습니다. 다른 로캘의 순서도 맞지만 환경마다 다릅니다.',
  'step-8.incident':
    '표는 무엇이 있는지를 보여 주고, 보고서는 그것이 무슨 뜻인지를 말합니다. 읽는 사람은 그 자리에 없었으니 문장으로 씁니다.',
  'step-8.incident-scheduler':
    'FailedScheduling은 오퍼레이터가 아니라 스케줄러가 쓴 것입니다. 말한 이를 하나라도 빠뜨리면 엉뚱한 쪽을 가리키게 됩니다.',
  'step-8.incident-operator':
    '시작했고 성공했다는 오퍼레이터 자신의 보고가 이야기의 절반입니다. 그것이 없으면 실패가 오퍼레이터 탓으로 보입니다.',
  'step-8.incident-odd-type':
    'Critical은 Normal도 Warning도 아닙니다. 많은 도구가 숨기므로 보고서에서 누군가는 말해야 합니다.',
  'step-8.incident-table-alone':
    '표에 없는 것은 표에서 읽을 수 없습니다. 다른 데서 가져온 reason이나 시각이나 숫자는 아무도 확인할 수 없는 것을 믿게 만듭니다.',
  'step-1.live-crd':
    '파일은 바람일 뿐이고, 중요한 것은 서버에 등록된 것입니다. kubectl get crd pipelines.ev.labhub.io -o yaml 로 확인합니다.',
  'step-1.live-uid':
    'build-1을 지우고 다시 만들면 uid가 달라지고, 그전에 쓴 것은 모두 사라진 오브젝트에 대한 이야기가 됩니다.',
  'step-3.live-orphan':
    '서버가 거부했어야 하는 이벤트입니다. 이 이름이 네임스페이스에 있다면 사실은 대상이 있었다는 뜻입니다.',
  'step-4.live-weird':
    '서버가 별난 type을 저장했다는 것이 이 단계의 가르침입니다. 이벤트의 수명은 기본 한 시간이니, 지났으면 다시 만드세요.',
  'step-5.live-count':
    '표뿐 아니라 클러스터에서도 바뀌어 있어야 합니다. kubectl -n op-events patch event build-1-started --type=merge 로 count와 lastTimestamp를 바꿉니다. 쓸 때마다 한 시간의 수명이 다시 시작됩니다.',
  'step-6.live-done': '같은 이벤트를 두 API에서 같은 uid로 읽을 수 있습니다. 한쪽에 없다면 저장소에도 없습니다.',
  'step-7.live-scheduler':
    '스케줄러가 새 API로 직접 알립니다. 손으로 쓴 이벤트라면 보고자가 다릅니다. 사정이 바뀌면 스케줄러가 다시 시도하고 또 씁니다.',
  'step-8.live-rows':
    '행은 지금 네임스페이스의 것과 같아야 합니다. 그사이 수명이 다한 것은 클러스터에서 사라지고 파일에만 남습니다.',
  'step-8.live-script':
    'reason을 무작위로 바꾸고 이벤트를 하나 더해 보여 준 클러스터에서 스크립트를 돌렸습니다. 정말로 물어보는 스크립트만 그대로 출력할 수 있습니다. 읽기만 할 수 있습니다.',
};
