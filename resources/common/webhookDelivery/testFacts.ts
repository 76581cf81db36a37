import type { TestFacts } from '../../kit/testFacts.ts';

export const webhookDeliveryTestFacts: TestFacts = {
  belongsToNoEntity: true,
  record: () => ({
    target: 'CHARGES',
    event: 'TEST',
    body: '{"id":"3f0c1f6e-0000-4000-8000-000000000000","event":"TEST","data":{}}',
    status: 'FAILED',
  }),
  exampleNeeds: { 'POST /webhook-deliveries/test': 'an address in the settings' },
};
