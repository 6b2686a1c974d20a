/** Operators of data stores and of monitoring: Strimzi, Elastic Cloud on Kubernetes, prometheus-operator. */
export const DATA_SERVICES = `
[prometheus-controller] prometheus-operator/prometheus-operator pkg/operator/operator.go @6adcebc50
InvalidConfiguration | ServiceMonitor PodMonitor Probe ScrapeConfig PrometheusRule | Warning failure config | prometheusagent-controller, alertmanager-controller (on AlertmanagerConfig) and thanos-controller say it too

[strimzi.io/cluster-operator] strimzi/strimzi-kafka-operator cluster-operator/src/main/java/io/strimzi/operator/cluster/model/RestartReason.java @8541da1e33
CaCertHasOldGeneration | Kafka | Normal progress rollout
CaCertRemoved | Kafka | Normal progress rollout
CaCertRenewed | Kafka | Normal progress rollout
ClusterCaCertKeyReplaced | Kafka | Normal progress rollout
ConfigChangeRequiresRestart | Kafka | Normal progress rollout
FileSystemResizeNeeded | Kafka | Normal progress volume
ManualRollingUpdate | Kafka | Normal progress rollout
PodForceRestartOnError | Kafka | Normal failure rollout
PodHasOldRevision | Kafka | Normal progress rollout
PodStuck | Kafka | Normal failure rollout
PodUnresponsive | Kafka | Normal failure rollout
KafkaCertificatesChanged | Kafka | Normal progress certificate

[elasticsearch-controller] elastic/cloud-on-k8s pkg/controller/common/events/events.go @7b93383d8
Validation | Elasticsearch Kibana Agent Beat ApmServer | Warning failure config | each kind has its own component: kibana-controller, agent-controller, beat-controller, ...
Unexpected | Elasticsearch Kibana Agent Beat ApmServer | Warning failure reconcile
Unhealthy | Elasticsearch Kibana ApmServer | Warning failure reconcile | the kubelet's word for a failed probe
Delayed | Elasticsearch Agent | Warning progress reconcile
Stalled | Elasticsearch | Warning failure scaling
Upgraded | EnterpriseSearch | Warning progress rollout
Paused | Elasticsearch Kibana | Warning info reconcile
Resumed | Elasticsearch Kibana | Normal recovery reconcile

[license-controller] elastic/cloud-on-k8s pkg/controller/common/events/events.go @7b93383d8
InvalidLicense | Elasticsearch | Warning failure config

[kb-es-association-controller] elastic/cloud-on-k8s pkg/controller/common/events/events.go @7b93383d8
AssociationError | Kibana | Warning failure reconcile | one association controller of several, all named alike
AssociationStatusChange | Kibana | Normal progress reconcile
`;
