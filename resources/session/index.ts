import type { Call } from '../kit/call.ts';
import * as account from './accountCalls.ts';
import * as association from './associationCalls.ts';
import * as signIn from './calls.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value;

/** Every call of getting in and out, of the own account, and of a veterinarian's entities. */
export const sessionCalls: readonly Call[] = [signIn, account, association].flatMap((calls) =>
  Object.values(calls).filter(isCall),
);
