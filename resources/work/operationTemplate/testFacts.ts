import type { TestFacts } from '../../kit/testFacts.ts';

const OPEN = 'templates belong to the operator; what they do asks for the right of the operation';

export const operationTemplateTestFacts: TestFacts = {
  record: () => ({ operation: 'lockAnimals' }),
  belongsToNoEntity: true,
  exampleNeeds: {
    'DELETE /operation-templates/:id': 'a template that no schedule uses',
    'DELETE /operation-templates': 'a template that no schedule uses',
  },
  calls: {
    'GET /operation-templates/:id': { open: OPEN },
    'PUT /operation-templates/:id': { open: OPEN },
    'DELETE /operation-templates/:id': { open: OPEN },
    'GET /operation-templates/:id/versions': { open: OPEN },
  },
};
