import type { TestFacts } from '../../kit/testFacts.ts';

export const healthInterventionTestFacts: TestFacts = {
  exampleNeeds: {
    'PUT /health-interventions/rabies': 'a vaccination',
    'PUT /health-interventions/rabies/:transponder/:id': 'a vaccination',
    'PUT /health-interventions/sterilization': 'a sterilisation',
    'PUT /health-interventions/sterilization/:transponder/:id': 'a sterilisation',
  },
};
