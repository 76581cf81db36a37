import type { TestFacts } from '../../kit/testFacts.ts';

export const certificateTestFacts: TestFacts = {
  calls: {
    'GET /certificates/list/:transponder': { open: 'the animal is found by its number' },
    'GET /certificates/issued/:transponder': {
      open: 'the animal is found by its number; what is hidden is tried in certificate.test.ts',
    },
    'GET /certificates/file/:code': {
      open: 'for those who keep all certificates; tried in certificate.test.ts',
    },
    'GET /certificates/validate/:code': { open: 'opens by the code on the paper' },
    'PUT /certificates/revoke/:code': { open: 'for those who keep all certificates' },
  },
};
