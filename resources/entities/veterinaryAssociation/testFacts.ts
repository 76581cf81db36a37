import type { TestFacts } from '../../kit/testFacts.ts';

/** It moves no one: what it answers depends on the entity alone. */
const transfer = { targetId: 1, users: [], veterinaryIds: [], keepsAccess: false };

export const veterinaryAssociationTestFacts: TestFacts = {
  record: async ({ make }) => ({
    veterinaryId: await make('veterinary'),
    entityId: await make('entity'),
    status: 'PENDING_ENTITY_RESPONSE',
  }),
  calls: {
    'POST /entities/:id/staff/transfer/check': { body: transfer },
    'POST /entities/:id/staff/transfer': { body: transfer },
  },
  exampleNeeds: {
    'POST /entities/:id/staff/transfer': 'another entity',
    'POST /entities/:id/staff/transfer/check': 'another entity',
  },
};
