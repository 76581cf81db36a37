import type { Handler } from '../../http/handle.ts';
import * as reads from './reads.ts';
import * as writes from './writes.ts';

/** Documents of all kinds of records. */
export const documentHandlers: readonly Handler[] = [...Object.values(reads), ...Object.values(writes)];
