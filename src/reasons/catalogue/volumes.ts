/** Claims and volumes, by kube-controller-manager. */
export const VOLUMES = `
[persistentvolume-controller] kubernetes/kubernetes pkg/controller/volume/events/event.go @v1.36.2
FailedBinding | PersistentVolumeClaim | Normal failure volume | Normal for 'no persistent volumes available'; a volume bound elsewhere gives the Warning
VolumeMismatch | PersistentVolumeClaim PersistentVolume | Warning failure volume
WaitForFirstConsumer | PersistentVolumeClaim | Normal progress volume
WaitForPodScheduled | PersistentVolumeClaim | Normal progress volume
ExternalProvisioning | PersistentVolumeClaim | Normal progress volume
ProvisioningFailed | PersistentVolumeClaim | Warning failure volume
ProvisioningSucceeded | PersistentVolumeClaim | Normal progress volume
ProvisioningCleanupFailed | PersistentVolumeClaim | Warning failure volume
VolumeDelete | PersistentVolume | Normal progress volume
VolumeFailedDelete | PersistentVolume | Warning failure volume
VolumeRecycled | PersistentVolume | Normal progress volume
VolumeFailedRecycle | PersistentVolume | Warning failure volume
RecyclerPod | PersistentVolume | Normal progress volume

[persistentvolume-controller] kubernetes/kubernetes pkg/controller/volume/persistentvolume/pv_controller.go @v1.36.2
FailedBinding | PersistentVolumeClaim | Warning failure volume
ClaimLost | PersistentVolumeClaim | Warning failure volume
ClaimMisbound | PersistentVolumeClaim | Warning failure volume
VolumeUnknownReclaimPolicy | PersistentVolume | Warning failure volume

[attachdetach-controller] kubernetes/kubernetes pkg/kubelet/events/event.go @v1.36.2
SuccessfulAttachVolume | Pod | Normal progress volume

[attachdetach-controller] kubernetes/kubernetes pkg/controller/volume/attachdetach/reconciler/reconciler.go @v1.36.2
FailedAttachVolume | Pod | Warning failure volume

[volume_expand] kubernetes/kubernetes pkg/controller/volume/events/event.go @v1.36.2
ExternalExpanding | PersistentVolumeClaim | Normal progress volume

[volume_expand] kubernetes/kubernetes pkg/volume/util/operationexecutor/operation_generator.go @v1.36.2
VolumeResizeFailed | PersistentVolumeClaim | Warning failure volume

[volume_expand] kubernetes/kubernetes pkg/kubelet/events/event.go @v1.36.2
VolumeResizeSuccessful | PersistentVolumeClaim | Normal progress volume

[ephemeral_volume] kubernetes/kubernetes pkg/controller/volume/ephemeral/controller.go @v1.36.2
FailedBinding | Pod | Warning failure volume

[selinux_warning] kubernetes/kubernetes pkg/controller/volume/selinuxwarning/cache/volumecache.go @v1.36.2
SELinuxLabelConflict | Pod | Normal info volume
SELinuxChangePolicyConflict | Pod | Normal info volume

[selinux_warning] kubernetes/kubernetes pkg/controller/volume/selinuxwarning/selinux_warning_controller.go @v1.36.2
MultipleSELinuxLabels | Pod | Warning failure volume
`;
