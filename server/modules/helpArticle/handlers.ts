import type { Handler } from '../../http/handle.ts';
import { getHelpHandler } from './getHelp.ts';
import { listHelpHandler } from './listHelp.ts';
import { putHelpHandler } from './putHelp.ts';
import { removeHelpHandler } from './removeHelp.ts';

/** Everything that answers the calls of this module. */
export const helpHandlers: readonly Handler[] = [
  getHelpHandler,
  listHelpHandler,
  putHelpHandler,
  removeHelpHandler,
];
