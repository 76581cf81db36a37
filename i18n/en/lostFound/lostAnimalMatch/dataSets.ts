import type { matchesDataSet as matchesSource } from '../../../pt/lostFound/lostAnimalMatch/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const matchesDataSet = {
  name: 'Matches',
  text: 'Pairs of a lost and a found animal, one on each row.',
  measures: { matches: 'Matches', confirmed: 'Confirmed', confirmedShare: 'Share confirmed' },
} satisfies Shape<typeof matchesSource>;
