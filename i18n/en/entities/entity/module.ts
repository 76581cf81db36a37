import type { entity as source } from '../../../pt/entities/entity/module.ts';
import type { Shape } from '../../../types.ts';

export const entity = {
  name: 'Entity |||| Entities',
  done: {
    created: 'Entity created: %{name}',
    updated: 'Entity saved: %{name}',
    deleted: 'Entity deleted: %{name}',
  },
  fields: {
    name: 'Name',
    brand: 'Trade name',
    vatNumber: 'Tax number (NIF/NIPC)',
    parentId: 'Belongs to',
    profileId: 'Profile',
    postalCode: 'Postal code',
    locality: 'Locality',
    parishId: 'Parish',
    address: 'Address',
    hasUnconfirmedAddress: 'Address to be confirmed',
    territoryCountyId: 'Municipality of its territory',
    email: 'Email',
    phone: 'Phone',
    active: 'Active',
  },
  sections: { data: 'Data', address: 'Address', contacts: 'Contacts', figures: 'Figures' },
  help: {
    vatNumber: 'Nine digits. A sub-entity has no number of its own.',
    parentId: 'For sub-entities only.',
    territoryCountyId:
      'Of a town hall: reports and dashboards count the animals of this municipality too, without saying which they are or whose.',
  },
  subEntity: 'Sub-entity',
} as const satisfies Shape<typeof source>;
