import { PERMISSIONS } from '../../../../../resources/kit/permissions.ts';
import { REGISTER_ZONE } from '../../../../../resources/numbers/dates.ts';
import type { SignedInCaller } from '../../../../context.ts';

/**
 * Who counts for everybody: the whole country, and every data set. Only questions that `publicFaults` finds nothing wrong
 * with are asked in its name, and their answers leave the server suppressed.
 */
export const PUBLIC_CALLER: SignedInCaller = {
  actor: {
    id: 0,
    name: '',
    email: '',
    type: 'NORMAL',
    permissions: PERMISSIONS,
    entity: null,
    entityProfile: null,
    entitiesAccessList: [],
    isOperator: true,
    veterinaryId: null,
    ownerId: null,
    impersonatorId: null,
    language: 'pt',
    timezone: REGISTER_ZONE,
  },
  ip: '',
  userAgent: null,
  scopeEntityIds: [],
  sessionHash: Buffer.alloc(0),
};
