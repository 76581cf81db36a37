import {
  boolean,
  choice,
  integer,
  longText,
  reference,
  text,
  timestamp,
  transponder,
} from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { MOVE_TRANSPONDERS, READ_TRANSPONDERS } from '../transponder/schema.ts';
import { checkMovement, movementModes } from './rules.ts';

const computed = { computed: true } as const;
const createOnly = { createOnly: true } as const;

/**
 * Transponders on their way to an entity: from another one, or from their maker, which enters them in the register.
 * They change hands when the receiver accepts.
 */
const OF_MAKER = 'of a delivery by the maker';

export const transponderMovement = defineModule({
  name: 'transponderMovement',
  resource: 'traceability',
  access: { read: READ_TRANSPONDERS, create: MOVE_TRANSPONDERS },
  title: 'firstNumber',
  fields: {
    /** None for a delivery by the maker. */
    fromEntityId: reference('entity', { ...createOnly, invalid: 'INVALID_ENTITY' }),
    toEntityId: reference('transponderReceiver', {
      ...createOnly,
      required: 'MISSING_TO',
      invalid: 'INVALID_ENTITY',
      detail: 'locality',
    }),
    /** Numbers and ranges, as `parseRanges` reads them. */
    numbers: longText({
      ...createOnly,
      required: 'INVALID_RANGE',
      invalid: 'INVALID_RANGE',
      max: 20_000,
      example: '999000000000100-999000000000109',
    }),
    firstNumber: transponder(computed),
    quantity: integer(computed),
    lot: text({ ...createOnly, max: 60, owedWhen: OF_MAKER, example: 'L-2024-01' }),
    manufacturer: text({ ...createOnly, max: 80, owedWhen: OF_MAKER, example: 'Datamars' }),
    isBillable: boolean({ ...createOnly, initial: true }),
    campaign: text({ ...createOnly, max: 80 }),
    note: longText({ ...createOnly, max: 500 }),
    status: choice(['PENDING', 'ACCEPTED', 'REJECTED', 'CANCELED'], {
      ...computed,
      tones: { PENDING: 'attention', ACCEPTED: 'good', REJECTED: 'bad', CANCELED: 'neutral' },
    }),
    rejectionReason: longText(computed),
    creationUserId: reference('user', computed),
    creationTimestamp: timestamp(computed),
    closingUserId: reference('user', computed),
    closingTimestamp: timestamp(computed),
  },
  list: {
    columns: ['firstNumber', 'quantity', 'fromEntityId', 'toEntityId', 'status', 'creationTimestamp'],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['status', 'fromEntityId', 'toEntityId', 'creationTimestamp'],
    card: { title: 'firstNumber', text: 'status' },
  },
  form: {
    sections: [
      { name: 'parties', fields: ['fromEntityId', 'toEntityId', 'status', 'rejectionReason'] },
      { name: 'transponders', fields: ['numbers', 'firstNumber', 'quantity'] },
      { name: 'delivery', fields: ['lot', 'manufacturer', 'isBillable', 'campaign'] },
      {
        name: 'course',
        fields: ['note', 'creationUserId', 'creationTimestamp', 'closingUserId', 'closingTimestamp'],
      },
    ],
  },
  tabs: ['fields', 'transponders', 'versions'],
  menu: { group: 'traceability', icon: 'transfer', order: 10 },
  errors: ['TRANSPONDERS_NOT_AVAILABLE', 'TRANSPONDERS_ALREADY_DELIVERED'],
  modes: movementModes,
  check: checkMovement,
});
