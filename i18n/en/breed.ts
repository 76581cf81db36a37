import type { breed as source } from '../pt/breed.ts';
import type { Shape } from '../types.ts';

export const breed = {
  name: 'Breed |||| Breeds',
  fields: {
    name: 'Name',
    parentId: 'Group above',
    groupType: 'Level',
    type: 'Category',
    canHaveUndefinedGender: 'Gender may stay undefined',
    hasLicensing: 'Has licensing',
    isLocked: 'Reserved choice',
    disclaimer: 'Notice',
    parentList: 'Path in the tree',
  },
  choices: {
    groupType: { INTERMEDIATE_GROUP: 'Intermediate group', FINAL_GROUP: 'Final group', BREED: 'Breed' },
    type: {
      A: 'A – Companion',
      B: 'B – Economic purposes',
      C: 'C – Military or police',
      D: 'D – Research',
      E: 'E – Hunting',
      F: 'F – Guide',
      G: 'G – Potentially dangerous',
      H: 'H – Dangerous',
      I: 'I – Cat',
      J: 'J – Ferret',
    },
  },
  help: {
    parentId: 'Without a group above it is at the root of the tree.',
    isLocked: 'Only those who may change protected fields of an animal can choose it.',
    disclaimer: 'Shown to whoever chooses this breed while registering an animal.',
  },
} as const satisfies Shape<typeof source>;
