import type { TestFacts } from '../../kit/testFacts.ts';

export const notificationTestFacts: TestFacts = {
  exampleNeeds: {
    'PUT /notifications/read/:id': 'a notification',
  },
};
