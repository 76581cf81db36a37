import type { TestFacts } from '../../kit/testFacts.ts';

export const reportScheduleTestFacts: TestFacts = {
  record: async ({ make }) => ({
    format: 'CSV',
    recipients: JSON.stringify([{ email: 'titular@example.test' }]),
    rule: JSON.stringify({ every: 'MONTH', day: 1, time: '07:00', timezone: 'Europe/Lisbon' }),
    userId: await make('user'),
  }),
  exampleNeeds: {
    'POST /report-schedules/:id/send-now': 'a schedule of the caller',
  },
};
