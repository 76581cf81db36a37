import type { entityProfilePages as source } from '../../../pt/entities/entityProfile/pages.ts';
import type { Shape } from '../../../types.ts';

/** The page of a profile of entities. */
export const entityProfilePages = {
  operator:
    '%{name} is the profile of the operator of the register, which is known by this name. It cannot be renamed or deleted, and no other profile can have this name. Entities with this profile see the whole register.',
} satisfies Shape<typeof source>;
