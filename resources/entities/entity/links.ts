import { allows, type Actor } from '../../kit/access.ts';

/**
 * Whether the name of an entity leads to its page: for who reads entities, not to one's own, and where the account is
 * limited to some entities, to those alone.
 */
export const linksToEntity = (id: number, actor: Actor): boolean =>
  allows('READ_ENTITY', actor) &&
  id !== actor.entity?.id &&
  (actor.entitiesAccessList.length === 0 || actor.entitiesAccessList.includes(id));
