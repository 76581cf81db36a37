import type { entityProfile as source } from '../../../pt/entities/entityProfile/module.ts';
import type { Shape } from '../../../types.ts';

export const entityProfile = {
  name: 'Entity profile |||| Entity profiles',
  done: {
    created: 'Entity profile created: %{name}',
    updated: 'Entity profile saved: %{name}',
    deleted: 'Entity profile deleted: %{name}',
  },
  fields: {
    name: 'Name',
    isBillable: 'Billable',
    canRegisterBillable: 'May register billable transponders',
    canRegisterNonBillable: 'May register non-billable transponders',
    roleId: 'Proposed role',
  },
  help: {
    isBillable: 'Each registration costs the entity credits.',
    roleId: 'It is proposed when a user of an entity with this profile is created.',
  },
} as const satisfies Shape<typeof source>;
