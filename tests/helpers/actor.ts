import type { Actor } from '../../resources/kit/access.ts';

/** A signed-in actor without permissions, except for the given ones. */
export const makeActor = (said: Partial<Actor> = {}): Actor => ({
  id: 1,
  name: 'Rui Azinheira',
  email: 'rui@demo.test',
  type: 'NORMAL',
  permissions: [],
  entity: null,
  entityProfile: null,
  entitiesAccessList: [],
  isOperator: false,
  veterinaryId: null,
  ownerId: null,
  impersonatorId: null,
  language: 'pt-PT',
  timezone: 'Europe/Lisbon',
  ...said,
});
