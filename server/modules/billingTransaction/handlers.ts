import type { Handler } from '../../http/handle.ts';
import { balanceHandler } from './balance.ts';

/** Everything that answers the calls of this module. */
export const billingHandlers: readonly Handler[] = [balanceHandler];
