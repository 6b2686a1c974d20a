/**
 * Words that Kubernetes' own notes are made of. A name that reads like one of them is replaced only where it clearly
 * stands for an object, so that the sentences stay whole.
 */
export const NOTE_WORDS: ReadonlySet<string> = new Set(
  (
    'a accepted access account across active add added admission affinity after again all allocatable already an and ' +
    'annotation any api app apply are as assigned at attach attempts attempted available back back-off backend backoff ' +
    'backup balancer be because been before being between bind binding bound build by cache calling can cannot capacity ' +
    'cgroup change changed check claim class client cluster code command completed component condition config configmap ' +
    'configuration configured connect connection container containers control controller core could count cpu crash ' +
    'create created creating creation creates cron cronjob current currently daemon daemonset data database db deadline ' +
    'default delay delete deleted deleting denied deployment desc desired detach detected device dial did directory disk ' +
    'do does done down due during endpoint endpoints ended enough ephemeral error errors event events evicted exceeded ' +
    'exceeds exec exist exists exit exited expected expired external fail failed failing failure fetch file filesystem ' +
    'find finished first for forbidden found from full get got group had has have healthy helpful host hostname http ' +
    'https hpa hook id if image images in info ingress init initialized insufficient internal invalid ip is it its job ' +
    'jobs key kill killed killing kubelet label labels last latest limit limits list liveness load local lock log long ' +
    'lookup main many marked master match matched maximum memory message metadata metric metrics minimum missed missing ' +
    'mount mounted must name namespace namespaces need network new no node nodes none normal not now null number object ' +
    'objects of off ok old on one only open operation operator or out over own owner parent part path pending permission ' +
    'persistent pid ping plugin pod pods policy port preempt preempted preemption present pressure priority probe process ' +
    'provision provisioning proxy pull pulled pulling push quantity queue quota range rate reach reached read readiness ' +
    'ready reason received reclaim reconcile reconciled reconciliation recreated reference references refused registry ' +
    'release removed replica replicas replicaset report request requested requests required reset resolve resource ' +
    'resources response restart restarted restarting result retry retrying role rollout root rpc run running runtime ' +
    'sandbox satisfied saw scale scaled schedule scheduled scheduler scheduling scope search secret secrets selector send ' +
    'server service services serviceaccount set shutdown sidecar signal size snapshot socket spec spread start started ' +
    'starting startup state statefulset status step stop stopped stopping storage storageclass store stored succeeded ' +
    'success successful successfully sync system taint task tcp template terminated terminating test that the then there ' +
    'this time timed timeout to token topology total transport trigger try type unable unavailable unbound unhealthy ' +
    'unknown unschedulable until untolerated up update updated upload usage use used user uses using utilization value ' +
    'version volume volumes wait waiting was webhook were when while will window with within worker write zone'
  ).split(' '),
);

/** Names that every cluster has: they tell nothing, and what a name of this kind means must be seen. */
export const EVERYWHERE: ReadonlySet<string> = new Set([
  ...['default', 'kube-system', 'kube-public', 'kube-node-lease', 'kube-root-ca.crt', 'kubernetes'],
  ...['system-node-critical', 'system-cluster-critical'],
]);
