import { getEntityByVatHandler } from './getEntityByVat.ts';
import { getMyEntityHandler } from './getMyEntity.ts';

export const entityHandlers = [getEntityByVatHandler, getMyEntityHandler];
