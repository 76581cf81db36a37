import { z } from 'zod';
import { anyOf } from '../../kit/access.ts';
import { choice, data, integer, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { MATCH_POINTS } from '../lostAnimal/comparison.ts';
import { READ_LOST_ANIMALS } from '../lostAnimal/access.ts';

const computed = { computed: true } as const;

const reasons = z.array(
  z.object({
    code: z.enum(Object.keys(MATCH_POINTS) as [keyof typeof MATCH_POINTS]),
    value: z.number().optional(),
  }),
);

/** A lost and a found report that may be of one animal. */
export const lostAnimalMatch = defineModule({
  name: 'lostAnimalMatch',
  resource: 'lost-matches',
  path: 'lost-animal-matches',
  // Who made a report reads its pairs; staff of the register decide.
  access: { read: anyOf(READ_LOST_ANIMALS, 'ANIMAL_LOST_PENDING'), pages: 'ANIMAL_LOST_PENDING' },
  title: 'pair',
  fields: {
    /** The two animals with their places, the lost one first. */
    pair: text({ virtual: true }),
    lostId: reference('lostAnimal', { ...computed, label: 'transponder' }),
    foundId: reference('lostAnimal', { ...computed, label: 'transponder' }),
    /** 0 to 100. */
    score: integer(computed),
    reasons: data(reasons, computed),
    status: choice(['OPEN', 'CONFIRMED', 'DISMISSED', 'CLOSED'], {
      ...computed,
      tones: { OPEN: 'attention', CONFIRMED: 'good', DISMISSED: 'neutral', CLOSED: 'neutral' },
    }),
    decisionUserId: reference('user', computed),
    decisionTimestamp: timestamp(computed),
    creationTimestamp: timestamp(computed),
  },
  list: {
    columns: ['lostId', 'foundId', 'score', 'status', 'creationTimestamp'],
    sort: ['score', 'DESC'],
    sortable: ['score', 'creationTimestamp'],
    filters: ['status', 'lostId', 'foundId'],
    search: [],
  },
  menu: { group: 'controls', icon: 'lost', order: 5 },
});
