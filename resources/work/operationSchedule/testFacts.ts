import type { TestFacts } from '../../kit/testFacts.ts';

export const operationScheduleTestFacts: TestFacts = {
  record: async ({ make }) => {
    const userId = await make('user');
    return {
      userId,
      caller: {
        actor: { id: userId, entity: null, impersonatorId: null },
        ip: '',
        userAgent: null,
        scopeEntityIds: [],
      },
      rule: { every: 'DAY', time: '06:00', timezone: 'Europe/Lisbon' },
      maximum: 100,
    };
  },
  exampleNeeds: {
    'POST /operation-schedules': 'a template whose parameters are complete',
  },
};
