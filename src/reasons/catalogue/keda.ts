/** KEDA. */
export const KEDA = `
[keda-operator] kedacore/keda pkg/eventreason/eventreason.go @8b4f083ca
ScaledObjectReady | ScaledObject | Normal progress autoscaling
ScaledObjectCheckFailed | ScaledObject | Warning failure autoscaling
ScaledObjectUpdateFailed | ScaledObject | Warning failure autoscaling
ScaledObjectDeleted | ScaledObject | Warning info autoscaling
ScaledObjectPaused | ScaledObject | Normal info autoscaling
ScaledObjectUnpaused | ScaledObject | Normal recovery autoscaling
ScaledObjectFallbackActivated | ScaledObject | Normal failure autoscaling
ScaledObjectFallbackDeactivated | ScaledObject | Normal recovery autoscaling
ScaledJobReady | ScaledJob | Normal progress autoscaling
ScaledJobCheckFailed | ScaledJob | Warning failure autoscaling
KEDAScalersStarted | ScaledObject ScaledJob | Normal progress autoscaling
KEDAScalersStopped | ScaledObject ScaledJob | Normal info autoscaling
KEDAScalerFailed | ScaledObject ScaledJob | Warning failure autoscaling
KEDAScalerInfo | ScaledObject | Normal info autoscaling
KEDAMetricSourceFailed | ScaledObject | Warning failure autoscaling
KEDAScaleTargetActivated | ScaledObject | Normal progress autoscaling
KEDAScaleTargetDeactivated | ScaledObject | Normal progress autoscaling
KEDAScaleTargetActivationFailed | ScaledObject | Warning failure autoscaling
KEDAScaleTargetDeactivationFailed | ScaledObject | Warning failure autoscaling
TriggerAuthenticationAdded | TriggerAuthentication | Normal info config

[scale-handler] kedacore/keda pkg/eventreason/eventreason.go @8b4f083ca
KEDAJobsCreated | ScaledJob | Normal progress job
KEDAJobCreateFailed | ScaledJob | Warning failure job
`;
