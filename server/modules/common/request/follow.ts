import type { Caller } from '../../../context.ts';
import { followers } from '../../../generated/followers.ts';
import type { Write } from '../../../write/openWrite.ts';
import type { RequestStep } from './follower.ts';

/** Does what follows in other modules once what an accepted request asks for is done. */
export async function followEffect(
  write: Write<Caller>,
  accepted: Pick<RequestStep, 'module' | 'request'>,
): Promise<void> {
  for (const { onEffect } of Object.values(followers)) await onEffect?.(write, accepted);
}

/** Does what follows in other modules from an event of a request. */
export async function followStep(write: Write, step: RequestStep): Promise<void> {
  for (const { onStep } of Object.values(followers)) await onStep?.(write, step);
}
