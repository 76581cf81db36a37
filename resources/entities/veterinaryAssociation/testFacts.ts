import type { TestFacts } from '../../kit/testFacts.ts';

export const veterinaryAssociationTestFacts: TestFacts = {
  record: async ({ make }) => ({
    veterinaryId: await make('veterinary'),
    entityId: await make('entity'),
    status: 'PENDING_ENTITY_RESPONSE',
  }),
};
