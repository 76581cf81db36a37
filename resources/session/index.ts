import type { Call } from '../kit/call.ts';
import * as signIn from './calls.ts';
import * as impersonation from './impersonationCalls.ts';
import * as link from './linkCalls.ts';
import * as order from './orderCalls.ts';

/** Every call of getting in and out. */
export const sessionCalls: readonly Call[] = [signIn, order, link, impersonation].flatMap((calls) =>
  Object.values(calls),
);
