import type { Handler } from '../http/handle.ts';

/** Everything that answers a declared call. */
export const handlers: readonly Handler[] = [];
