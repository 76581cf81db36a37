import type { TestFacts } from '../../kit/testFacts.ts';

const key = 'a key that belongs to a known register';

export const registerHandoverTestFacts: TestFacts = {
  record: async ({ make, register, number }) => {
    const { id: animalId, transponder, ownerId } = await register();
    return {
      direction: 'OUT',
      state: 'ANNOUNCED',
      reference: `test-${number}`,
      transponder,
      registerId: await make('otherRegister'),
      animalId,
      ownerId,
    };
  },
  states: () => [
    { state: 'DONE', contestState: 'OPEN' },
    { direction: 'IN', state: 'ANNOUNCED' },
  ],
  calls: {
    'PUT /own-handovers/:id': { body: { act: 'AGREE' } },
    'GET /index/handovers/:reference': { open: 'only the register whose key it is finds its own references' },
    'POST /index/handovers/:reference/answers': {
      body: { answer: 'REFUSED' },
      open: 'only the register whose key it is finds its own references',
    },
  },
  exampleNeeds: {
    'POST /register-handovers': 'an animal whose owner has a proven email',
    'POST /index/handovers': key,
    'GET /index/handovers/:reference': key,
    'POST /index/handovers/:reference/answers': key,
    'POST /public-handovers/open': 'a mailed link',
    'POST /public-handovers': 'a mailed link',
    'PUT /own-handovers/:id': 'the account of an owner whose animal is asked for',
    'PUT /register-handovers/:id/take-over': 'an animal that another register has announced',
  },
};
