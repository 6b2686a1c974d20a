import { inNotes, says } from '../says.ts';
import type { Trouble } from '../trouble.ts';

/** A volume that could not be made, resized or changed for a claim. */
export const provisioningFailed: Trouble<'provisioning-failed'> = {
  partOf: (statement) => {
    if (!says(statement, ['PersistentVolumeClaim'], FAILURES)) return null;
    return statement.reason === 'ProvisioningFailed' ? '' : 'resize';
  },
  facts: (group) => ({ storageClass: inNotes(group, /storageclass(?:\.storage\.k8s\.io)? "([-a-z0-9.]{1,253})"/i) }),
  endedBy: ([first], { reason }) => {
    const ends = first?.reason === 'ProvisioningFailed' ? ['ProvisioningSucceeded'] : RESIZED;
    return ends.includes(reason) ? 'over' : 'nothing';
  },
};

const FAILURES = ['ProvisioningFailed', 'VolumeResizeFailed', 'FileSystemResizeFailed', 'VolumeModifyFailed'];
const RESIZED = ['VolumeResizeSuccessful', 'FileSystemResizeSuccessful', 'VolumeModifySuccessful'];
