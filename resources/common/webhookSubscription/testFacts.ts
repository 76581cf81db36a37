import type { TestFacts } from '../../kit/testFacts.ts';

const issued = { secretTimestamp: '2026-01-02T10:00:00.000Z' };

export const webhookSubscriptionTestFacts: TestFacts = {
  record: async ({ make }) => ({
    url: 'https://clinica.example.pt/coleira',
    events: ['ANIMAL_LOST'],
    entityId: await make('entity'),
  }),
  states: () => [
    { ...issued, active: true },
    { ...issued, active: false },
  ],
  exampleNeeds: {
    'PUT /webhook-subscriptions/:id/test': 'a secret that was made',
    'PUT /webhook-subscriptions/:id/start': 'an address that is stopped',
    'PUT /webhook-subscriptions/:id/stop': 'an address with a secret',
  },
};
