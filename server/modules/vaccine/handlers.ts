import type { Handler } from '../../http/handle.ts';
import { listRabiesVaccinesHandler } from './listRabiesVaccines.ts';

/** Everything that answers the calls of this module. */
export const vaccineHandlers: readonly Handler[] = [listRabiesVaccinesHandler];
