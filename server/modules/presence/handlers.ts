import type { Handler } from '../../http/handle.ts';
import { keepPresenceHandler, endPresenceHandler, searchPresenceHandler } from './recordPresence.ts';

/** Everything that answers the calls of this module. */
export const presenceHandlers: readonly Handler[] = [
  keepPresenceHandler,
  endPresenceHandler,
  searchPresenceHandler,
];
