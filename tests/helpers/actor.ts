import type { Actor } from '../../resources/kit/access.ts';

/** Somebody who is signed in and may do nothing, but for what is said. */
export const someActor = (said: Partial<Actor> = {}): Actor => ({
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
