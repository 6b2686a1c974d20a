import { says } from '../says.ts';
import type { Trouble } from '../trouble.ts';

/** A claim that finds no volume (kubernetes pkg/controller/volume/persistentvolume/pv_controller.go, v1.36). */
export const volumeUnbound: Trouble<'volume-unbound'> = {
  partOf: (statement) =>
    says(statement, ['PersistentVolumeClaim', 'Pod'], ['FailedBinding', 'ClaimLost', 'ClaimMisbound', 'VolumeMismatch'])
      ? ''
      : null,
  facts: (group) => ({ noClass: group.some(({ note }) => note.includes('no storage class is set')) }),
  endedBy: (_, { reason }) => (reason === 'ProvisioningSucceeded' ? 'over' : 'nothing'),
};
