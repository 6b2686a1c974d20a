/** The Job and CronJob controllers. */
export const JOBS = `
[job-controller] kubernetes/kubernetes pkg/controller/controller_utils.go @v1.36.2
SuccessfulCreate | Job | Normal progress job
FailedCreate | Job | Warning failure job
SuccessfulDelete | Job | Normal progress job
FailedDelete | Job | Warning failure job

[job-controller] kubernetes/kubernetes pkg/controller/job/job_controller.go @v1.36.2
Completed | Job | Normal progress job
Suspended | Job | Normal progress job
Resumed | Job | Normal progress job
TooManySucceededPods | Job | Warning failure job
UnknownCompletionMode | Job | Warning failure job

[job-controller] kubernetes/api batch/v1/types.go @v0.36.2
BackoffLimitExceeded | Job | Warning failure job
DeadlineExceeded | Job | Warning failure job
PodFailurePolicy | Job | Warning failure job
MaxFailedIndexesExceeded | Job | Warning failure job
FailedIndexes | Job | Warning failure job

[job-controller] kubernetes/kubernetes pkg/controller/job/job_scheduling_manager.go @v1.36.2
WorkloadCreated | Job | Normal progress job

[cronjob-controller] kubernetes/kubernetes pkg/controller/cronjob/cronjob_controllerv2.go @v1.36.2
SuccessfulCreate | CronJob | Normal progress job
FailedCreate | CronJob | Warning failure job
SuccessfulDelete | CronJob | Normal progress job
FailedDelete | CronJob | Warning failure job
FailedGet | CronJob | Warning failure job
SawCompletedJob | CronJob | Normal progress job | the note tells the end: 'condition: Complete' or 'condition: Failed'
UnexpectedJob | CronJob | Warning info job
MissingJob | CronJob | Normal info job
JobAlreadyActive | CronJob | Normal info job
MissSchedule | CronJob | Warning failure job
UnParseableCronJobSchedule | CronJob | Warning failure job
UnparseableSchedule | CronJob | Warning failure job
InvalidSchedule | CronJob | Warning failure job
UnknownTimeZone | CronJob | Warning failure job
UnsupportedSchedule | CronJob | Warning info job

[cronjob-controller] kubernetes/kubernetes pkg/controller/cronjob/utils.go @v1.36.2
TooManyMissedTimes | CronJob | Warning failure job
`;
