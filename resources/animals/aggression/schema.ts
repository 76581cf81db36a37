import { animal } from '../animal/schema.ts';
import { boolean, choice, date, longText, reference, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { aggressionModes, checkAggression } from './rules.ts';
import { AGGRESSION_TYPES, ALL_SUBTYPES, SUBTYPES, ANIMAL_FATES, REGISTER_TYPES } from './types.ts';

const OF_AGGRESSION = { owedWhen: 'of an aggression' } as const;

export const aggression = defineModule({
  name: 'aggression',
  access: {
    read: 'READ_AGGRESSIONS',
    create: 'CREATE_AGGRESSION',
    update: 'EDIT_AGGRESSION',
    remove: 'DELETE_AGGRESSION',
  },
  parent: { module: animal, by: 'transponder', requires: 'REGISTER_AGGRESSION', isReachable: true },
  event: { of: 'animalId', at: 'aggressionDate', shows: ['registerType', 'aggressionType', 'animalFate'] },
  variants: [
    {
      path: 'clear-registry',
      fixed: { registerType: 'REGISTER_CLEAR' },
      access: 'WRITE_AGGRESSION_CLEAR',
      failure: 'ERROR_CLEARING_REGISTRY',
      example: {
        clearRegistryReason: 'Texto',
        aggressionType: null,
        aggressionSubType: null,
        animalFate: null,
      },
    },
  ],
  documents: { most: 10 },
  fields: {
    animalId: reference('animal', { required: true, createOnly: true, label: 'transponder', detail: 'name' }),
    registerType: choice(REGISTER_TYPES, { initial: 'REGISTER_AGGRESSION', createOnly: true }),
    aggressionDate: date({
      invalid: 'INVALID_AGGRESSION_DATE',
      past: true,
      ...OF_AGGRESSION,
      example: '2024-05-20',
    }),
    aggressionType: choice(AGGRESSION_TYPES, { ...OF_AGGRESSION, example: 'PERSON' }),
    aggressionSubType: choice(ALL_SUBTYPES, { ...OF_AGGRESSION, example: SUBTYPES.PERSON[0] }),
    animalFate: choice(ANIMAL_FATES, { ...OF_AGGRESSION, example: ANIMAL_FATES[0] }),
    clearRegistryReason: longText({ owedWhen: 'where the animal leaves the register of dangerous animals' }),
    clearRegistry: boolean({ computed: true }),
    createdByEntityId: reference('entity', { computed: true }),
    createdByUserId: reference('user', { computed: true }),
    creationTimestamp: timestamp({ computed: true }),
  },
  title: 'aggressionDate',
  list: {
    columns: ['aggressionDate', 'registerType', 'aggressionType', 'animalFate', 'clearRegistryReason'],
    sort: ['aggressionDate', 'DESC'],
    perPage: 10,
    sortable: ['id', 'aggressionDate'],
    filters: ['registerType', 'aggressionType', 'aggressionDate'],
    search: ['clearRegistryReason'],
    card: { title: 'aggressionDate', text: 'aggressionType' },
  },
  tabs: ['fields', 'files'],
  errors: ['MISSING_TYPE', 'MISSING_SUBTYPE', 'MISSING_ANIMAL_FATE', 'MISSING_REASON', 'MISSING_DATE'],
  failures: {
    create: 'ERROR_ADD_AGGRESSION',
    update: 'ERROR_ADD_AGGRESSION',
    remove: 'ERROR_DELETE_AGGRESSION',
  },
  modes: ({ record }) => aggressionModes(record),
  check: ({ record, mode, actor }) => checkAggression(record, mode, actor),
});
