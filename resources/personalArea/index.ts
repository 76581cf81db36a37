import type { Call } from '../kit/call.ts';
import * as association from './associationCalls.ts';
import * as own from './calls.ts';
import * as device from './deviceCalls.ts';
import * as email from './emailCalls.ts';
import * as profile from './profileCalls.ts';

/** Every call of one's own area: the account, what was done with it, its files, and a veterinarian's entities. */
export const personalAreaCalls: readonly Call[] = [profile, email, own, device, association].flatMap(
  (calls) => Object.values(calls),
);
