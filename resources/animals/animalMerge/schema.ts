import { animal, READ_ANIMALS } from '../animal/schema.ts';
import {
  boolean,
  date,
  integer,
  longText,
  reference,
  text,
  timestamp,
  transponder,
} from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { MERGE_REASONS } from './reasons.ts';

const computed = { computed: true } as const;

/** Merges of two records of one animal: the absorbed record ends, and its transponders mean the surviving one. */
export const animalMerge = defineModule({
  name: 'animalMerge',
  access: { read: READ_ANIMALS, pages: 'MERGE_ANIMALS' },
  parent: { module: animal, by: 'transponder' },
  fields: {
    animalId: reference('animal', { required: true, createOnly: true, label: 'transponder', detail: 'name' }),
    oldTransponder: transponder(computed),
    oldSecondTransponder: transponder(computed),
    oldAnimalId: integer({ ...computed, isUngrouped: true }),
    oldName: text(computed),
    oldRegistrationDate: date(computed),
    oldVeterinaryId: reference('veterinary', { ...computed, detail: 'ballotNumber' }),
    reason: text({
      ...computed,
      max: 200,
      words: { texts: 'animalMergePages.reasons', stored: MERGE_REASONS },
    }),
    isReverted: boolean({ ...computed, tones: { true: 'attention', false: 'neutral' } }),
    revertReason: longText({ ...computed, max: 500 }),
    revertTimestamp: timestamp(computed),
    creationTimestamp: timestamp(computed),
    creationUserId: reference('user', computed),
    creationEntityId: reference('entity', computed),
  },
  event: { of: 'animalId', at: 'creationTimestamp', shows: ['oldTransponder', 'reason', 'isReverted'] },
  title: 'oldTransponder',
  list: {
    columns: ['animalId', 'oldTransponder', 'oldName', 'reason', 'creationTimestamp', 'isReverted'],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['isReverted', 'creationTimestamp'],
    search: ['oldTransponder', 'oldName', 'reason'],
    card: { title: 'oldTransponder', text: 'reason' },
  },
  menu: { group: 'controls', icon: 'merge', order: 9 },
});
