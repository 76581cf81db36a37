import type { TestFacts } from '../../kit/testFacts.ts';

export const certificateTemplateTestFacts: TestFacts = {
  exampleNeeds: {
    'POST /certificate-templates/:id/layout/publish': 'a draft of the layout',
  },
};
