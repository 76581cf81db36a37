import type { Handler } from '../http/handle.ts';
import { sessionHandlers } from './session/index.ts';

/** Everything that answers a declared call. */
export const handlers: readonly Handler[] = [...sessionHandlers];
