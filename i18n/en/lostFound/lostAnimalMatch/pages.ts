import type { lostMatchPages as source } from '../../../pt/lostFound/lostAnimalMatch/pages.ts';
import type { Shape } from '../../../types.ts';

export const lostMatchPages = {
  reasons: 'Reasons',
  compared: 'The two reports',
  field: 'Fact',
  score: 'Similarity: %{score}%',
  none: 'No matches',
  noneText: 'Open reports of the other type are compared with this one. Similar ones appear here.',
  other: 'View the other report',
  decide: 'View and decide',
  view: 'View the match',

  reason: {
    TRANSPONDER_SWAPPED: 'The transponders differ in two swapped digits only.',
    TRANSPONDER_MISREAD: 'The transponders differ in one digit only.',
    SAME_BREED: 'The breed is the same.',
    CROSS_OF_BREED: 'They share a breed of the cross, or both are cross breeds.',
    OTHER_BREED: 'The breed differs.',
    SAME_GENDER: 'The gender is the same.',
    OTHER_GENDER: 'The gender differs.',
    SAME_COLOUR: 'The colour is the same.',
    SIMILAR_COLOUR: 'The colour is similar.',
    OTHER_COLOUR: 'The colour differs.',
    SAME_AGE: 'The age is the same.',
    SIMILAR_AGE: 'The age is close.',
    OTHER_AGE: 'The age differs.',
    SAME_MUNICIPALITY: 'The municipality is the same.',
    NEAR: 'The municipalities are %{value} km apart.',
    IN_REACH: 'The municipalities are %{value} km apart.',
    FAR: 'The municipalities are %{value} km apart, which is far.',
    DAYS_FEW: 'Days between the two: %{value}.',
    DAYS_SOME: 'Days between the two: %{value}.',
    DAYS_MANY: 'Days between the two: %{value}, which is long.',
    FOUND_BEFORE: 'It was found %{value} days before it got lost.',
  },
} satisfies Shape<typeof source>;
