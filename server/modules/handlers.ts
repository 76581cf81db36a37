import type { Handler } from '../http/handle.ts';
import { sessionHandlers } from './session/index.ts';
import { notificationHandlers } from './notification/calls.ts';
import { billingHandlers } from './billing/balance.ts';
import { informationHandlers } from './information/calls.ts';

/** Everything that answers a declared call. */
export const handlers: readonly Handler[] = [...informationHandlers, ...billingHandlers, ...notificationHandlers, ...sessionHandlers];
