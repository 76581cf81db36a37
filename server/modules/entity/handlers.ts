import type { Handler } from '../../http/handle.ts';
import { getEntityByVatHandler } from './getEntityByVat.ts';
import { getMyEntityHandler } from './getMyEntity.ts';

/** Everything that answers the calls of this module. */
export const entityHandlers: readonly Handler[] = [getEntityByVatHandler, getMyEntityHandler];
