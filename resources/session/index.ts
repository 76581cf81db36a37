import type { Call } from '../kit/call.ts';
import * as session from './calls.ts';

/** Every call of getting in and out. */
export const sessionCalls: readonly Call[] = Object.values(session) as readonly Call[];
