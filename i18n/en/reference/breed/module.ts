import type { breed as source } from '../../../pt/reference/breed/module.ts';
import type { Shape } from '../../../types.ts';

export const breed = {
  name: 'Breed |||| Breeds',
  done: {
    created: 'Breed created: %{name}',
    updated: 'Breed saved: %{name}',
    deleted: 'Breed deleted: %{name}',
  },
  fields: {
    name: 'Name',
    parentId: 'Parent group',
    groupType: 'Level',
    type: 'Category',
    canHaveUndefinedGender: 'Sex may stay undefined',
    hasLicensing: 'Needs a licence',
    isLocked: 'Restricted',
    disclaimer: 'Notice',
    parentList: 'Path in the tree',
  },
  choices: {
    groupType: { INTERMEDIATE_GROUP: 'Intermediate group', FINAL_GROUP: 'Final group', BREED: 'Breed' },
    type: {
      A: 'A – Companion dog',
      B: 'B – Dog for economic purposes',
      C: 'C – Dog for military or police purposes',
      D: 'D – Dog for scientific research',
      E: 'E – Hunting dog',
      F: 'F – Guide dog',
      G: 'G – Potentially dangerous dog',
      H: 'H – Dangerous dog',
      I: 'I – Cat',
      J: 'J – Ferret',
    },
  },
  help: {
    parentId: 'Without a parent group it is at the root of the tree.',
    isLocked: 'Only those who may change protected fields of an animal can choose it.',
    disclaimer: 'Shown to the user who chooses this breed while registering an animal.',
  },
} as const satisfies Shape<typeof source>;
