import { isObject } from '../text/plain-json.ts';
import type { Writer } from './kube-event.ts';

/**
 * Who wrote the event into the API server, by `metadata.managedFields`: the manager that owns the reason, since later
 * managers (a count patched by hand, say) own only what they changed. Where nobody owns it, the earliest entry.
 */
export function readWriter(managedFields: unknown): Writer | null {
  if (!Array.isArray(managedFields)) return null;
  const entries = managedFields.filter(isObject).filter((entry) => typeof entry.manager === 'string' && entry.manager);
  const owner = entries.find((entry) => isObject(entry.fieldsV1) && 'f:reason' in entry.fieldsV1) ?? earliest(entries);
  if (!owner) return null;
  return { manager: String(owner.manager), apiVersion: typeof owner.apiVersion === 'string' ? owner.apiVersion : '' };
}

function earliest(entries: readonly Readonly<Record<string, unknown>>[]) {
  const at = (entry: Readonly<Record<string, unknown>>) => (typeof entry.time === 'string' ? entry.time : '');
  return entries.reduce<(typeof entries)[number] | undefined>(
    (first, entry) => (first && at(first) <= at(entry) ? first : entry),
    undefined,
  );
}
