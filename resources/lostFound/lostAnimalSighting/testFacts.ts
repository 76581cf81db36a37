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
  exampleNeeds: {
    'POST /public-sightings/:code': 'a poster',
    'POST /own-sightings/open': 'a mailed link',
    'POST /own-sightings/change': 'a mailed link',
    'GET /lost-animals/:id/sightings': 'an open report of the number',
    'PUT /lost-animal-sightings/:id/remove': 'a sighting',
  },
};
