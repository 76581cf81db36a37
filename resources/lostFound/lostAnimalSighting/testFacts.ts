import type { TestFacts } from '../../kit/testFacts.ts';

export const lostAnimalSightingTestFacts: TestFacts = {
  calls: {
    'POST /public-sightings/:code': { open: 'opens by the code on the poster; tried in sightings.test.ts' },
    'GET /lost-animals/:id/sightings': {
      open: 'of reports that the caller sees; tried in sightings.test.ts',
    },
    'PUT /lost-animal-sightings/:id/remove': {
      open: 'of reports that the caller sees; tried in sightings.test.ts',
      body: { reason: 'x' },
    },
  },
};
