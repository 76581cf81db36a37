import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { REGISTER_ZONE } from '../../resources/numbers/dates.ts';
import type { SignedInCaller } from '../context.ts';

/**
 * Reads the whole register without a user, for work that lets only a part of it leave the server: printed values that are
 * compared, figures of the country that are suppressed.
 */
export const REGISTER_READER: SignedInCaller = {
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
