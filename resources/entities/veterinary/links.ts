import type { Actor } from '../../kit/access.ts';

/**
 * Whether the name of a veterinarian leads to its page: only for accounts of staff that are not limited to some entities.
 * Who may open the page is the page's own rule.
 */
export const linksToVeterinary = ({ type, entitiesAccessList }: Actor): boolean =>
  type === 'NORMAL' && entitiesAccessList.length === 0;
