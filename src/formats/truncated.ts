import { OpTimelineError } from '../error.ts';

/** The error of an input that ends early: what stands of it would pass for all there was. */
export function truncated(syntax: 'JSON' | 'YAML', place: { line: number; byte: number }): OpTimelineError {
  return new OpTimelineError('truncated', `the ${syntax} ends early, at line ${place.line}, byte ${place.byte}`, {
    remedy: 'collect it again, or take what is whole with --partial',
  });
}
