/** The CSI sidecars and the snapshot controller. */
export const STORAGE_SIDECARS = `
[external-provisioner] kubernetes-sigs/sig-storage-lib-external-provisioner controller/controller.go @7b865eb
Provisioning | PersistentVolumeClaim | Normal progress volume | the library reports as 'NAME_PODNAME_UUID' of the provisioner
ProvisioningFailed | PersistentVolumeClaim | Warning failure volume
VolumeFailedDelete | PersistentVolume | Warning failure volume

[external-provisioner] kubernetes-sigs/sig-storage-lib-external-provisioner controller/volume_store.go @7b865eb
ProvisioningSucceeded | PersistentVolumeClaim | Normal progress volume
ProvisioningCleanupFailed | PersistentVolumeClaim | Warning failure volume

[external-resizer] kubernetes-csi/external-resizer pkg/util/events.go @beef24d8
Resizing | PersistentVolumeClaim | Normal progress volume | reports as 'external-resizer DRIVER', with a blank
VolumeResizeFailed | PersistentVolumeClaim | Warning failure volume
VolumeResizeSuccessful | PersistentVolumeClaim | Normal progress volume
FileSystemResizeRequired | PersistentVolumeClaim | Normal progress volume
VolumeModify | PersistentVolumeClaim | Normal progress volume
VolumeModifySuccessful | PersistentVolumeClaim | Normal progress volume
VolumeModifyFailed | PersistentVolumeClaim | Warning failure volume
VolumeModifyCanceled | PersistentVolumeClaim | Normal info volume

[snapshot-controller] kubernetes-csi/external-snapshotter pkg/common-controller/snapshot_controller.go @afb2f0d85
CreatingSnapshot | VolumeSnapshot | Normal progress volume
SnapshotCreated | VolumeSnapshot | Normal progress volume
SnapshotReady | VolumeSnapshot | Normal progress volume
CreateSnapshotContentFailed | VolumeSnapshot | Warning failure volume
SnapshotContentCreationFailed | VolumeSnapshot | Warning failure volume
SnapshotContentMissing | VolumeSnapshot | Warning failure volume
SnapshotContentMismatch | VolumeSnapshot | Warning failure volume
SnapshotContentMisbound | VolumeSnapshot | Warning failure volume
SnapshotMisbound | VolumeSnapshot | Warning failure volume
SnapshotBindFailed | VolumeSnapshot | Warning failure volume
SnapshotStatusUpdateFailed | VolumeSnapshot | Warning failure volume
SnapshotFinalizerError | VolumeSnapshot | Warning failure volume
SnapshotDeletePending | VolumeSnapshot | Warning progress volume
SnapshotValidationError | VolumeSnapshot | Warning failure volume
SnapshotPVCSourceMissing | VolumeSnapshot | Warning failure volume

[snapshot-controller] kubernetes-csi/external-snapshotter pkg/common-controller/snapshot_controller_base.go @afb2f0d85
GetSnapshotClassFailed | VolumeSnapshot | Warning failure volume
SetDefaultSnapshotClassFailed | VolumeSnapshot | Warning failure volume

[csi-snapshotter] kubernetes-csi/external-snapshotter pkg/sidecar-controller/snapshot_controller.go @afb2f0d85
SnapshotCreationFailed | VolumeSnapshotContent | Warning failure volume | reports as 'csi-snapshotter DRIVER', with a blank
SnapshotDeleteError | VolumeSnapshotContent | Warning failure volume
SnapshotContentCheckandUpdateFailed | VolumeSnapshotContent | Warning failure volume
`;
