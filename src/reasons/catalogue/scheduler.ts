/** The scheduler: pods placed, refused and preempted. */
export const SCHEDULER = `
[default-scheduler] kubernetes/kubernetes pkg/scheduler/schedule_one.go @v1.36.2
FailedScheduling | Pod | Warning failure scheduling | action Scheduling; a pod that is already being deleted gets one too
Scheduled | Pod | Normal progress scheduling | action Binding

[default-scheduler] kubernetes/kubernetes pkg/scheduler/framework/preemption/executor.go @v1.36.2
Preempted | Pod | Normal failure scheduling | action Preempting; regards the victim, related is the preemptor; Normal, yet the victim is deleted

[default-scheduler] kubernetes/kubernetes pkg/scheduler/framework/plugins/dynamicresources/dynamicresources.go @v1.36.2
BindingConditionsPending | Pod | Normal progress scheduling | action Scheduling (DRA)

[default-scheduler] kubernetes/client-go tools/leaderelection/resourcelock/leaselock.go @v0.36.2
LeaderElection | Lease | Normal info leader-election | through core v1; whatever elects a leader says it under its own name; the note ends in "became leader" or "stopped leading"
`;
