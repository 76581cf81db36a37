import { count, defineDataSet, ratio } from '../../kit/dataSet.ts';
import { lostAnimalMatch } from './schema.ts';

export const matches = defineDataSet({
  name: 'matches',
  of: lostAnimalMatch,
  requires: lostAnimalMatch.access.read,
  scope: 'OPERATOR',
  columns: {
    status: 'status',
    score: 'score',
    creationTimestamp: 'creationTimestamp',
    decisionTimestamp: 'decisionTimestamp',
  },
  measures: {
    matches: count(),
    confirmed: count({ status: { is: ['CONFIRMED'] } }),
    confirmedShare: ratio('confirmed', 'matches'),
  },
  initial: { by: ['status'], show: ['matches', 'confirmedShare'] },
  opens: { status: 'status' },
});
