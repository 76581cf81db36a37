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
  exampleNeeds: {
    'POST /certificates/bulk': 'a published template',
    'POST /certificates/download': 'a published template',
    'GET /certificates/bulk/:id': 'a bulk request of the user',
    'GET /certificates/bulk/:id/files': 'a bulk request of the user',
    'GET /certificates/file/:code': 'an issued certificate',
    'PUT /certificates/revoke/:code': 'an issued certificate',
  },
};
