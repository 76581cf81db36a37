import type { entityPages as source } from '../../../pt/entities/entity/pages.ts';
import type { Shape } from '../../../types.ts';

/** Where entities stand: the tree of all, and the place of one on its own page. */
export const entityPages = {
  tree: {
    title: 'Hierarchy of entities',
    text: 'Each entity is below the one that it belongs to. Open an entity to see those that belong to it.',
    search: 'Search entities',
    asTable: 'View as table',
    asTree: 'View hierarchy',
    keys: 'Arrow keys to move, right to open, left to close, Enter to go to the entity',
    closeAll: 'Close all',
    below: '1 below it |||| %{smart_count} below it',
    users: '1 user |||| %{smart_count} users',
    veterinarians: '1 veterinarian |||| %{smart_count} veterinarians',
    inactive: 'Inactive',
    more: 'Show more (1 left) |||| Show more (%{smart_count} left)',
    found: '1 entity found |||| %{smart_count} entities found',
    none: 'No entity matches “%{text}”',
    narrow: 'More entities have these words. Enter more to narrow the result.',
    showAll: 'Show all',
  },
  standing: {
    title: 'Place in the hierarchy and registrations',
    path: 'Place in the hierarchy',
    top: 'Does not belong to another entity',
    below: 'Belong to this one',
    noneBelow: 'No entity belongs to this one.',
    allBelow: 'View all %{n} in the hierarchy',
    registersTitle: 'May register',
    paysTitle: 'Credits',
    staffTitle: 'Staff',
    subEntity: 'Sub-entity',
    registers: {
      ALL: 'Registers any transponder',
      BILLABLE: 'Registers billable transponders only',
      NON_BILLABLE: 'Registers non-billable transponders only',
      NONE: 'Does not register animals',
    },
    paysItself: 'Pays with its own credits',
    paysFrom: 'The credits of %{name} pay',
    paysNothing: 'Registrations cost no credits',
    credits: '1 credit available |||| %{n} credits available',
    root: 'This is the root of the register: all other entities are below it. It cannot belong to another, get another profile, become inactive or be deleted.',
    own: 'This is your own entity: you cannot change its profile or deactivate it, because you would lose access to it.',
  },
} satisfies Shape<typeof source>;
