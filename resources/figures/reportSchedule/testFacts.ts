import type { TestFacts } from '../../kit/testFacts.ts';

export const reportScheduleTestFacts: TestFacts = {
  exampleNeeds: {
    'POST /report-schedules': 'a report template that the caller may run',
  },
};
