import type { TestFacts } from '../../kit/testFacts.ts';

export const animalReminderTestFacts: TestFacts = {
  exampleNeeds: {
    'POST /public-reminders': 'a mailed link',
  },
};
