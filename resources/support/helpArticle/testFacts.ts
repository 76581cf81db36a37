import type { TestFacts } from '../../kit/testFacts.ts';

export const helpArticleTestFacts: TestFacts = {
  exampleNeeds: {
    'GET /help/': 'an article',
    'DELETE /help/': 'an article',
    'GET /help/:id/versions': 'an article',
    'GET /help/:id/versions/:revisionId/:revisionTimestamp': 'an article',
  },
};
