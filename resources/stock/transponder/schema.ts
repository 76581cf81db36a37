import { anyOf } from '../../kit/access.ts';
import { boolean, choice, longText, reference, text, transponder as number } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';

/** Those who see the transponders and movements of all entities. */
export const READ_ALL_TRANSPONDERS = anyOf('READ_TRACEABILITY', 'MANAGE_TRACEABILITY');
/** Those who look transponders up: all of them, or those of the own entity. */
export const READ_TRANSPONDERS = anyOf(READ_ALL_TRANSPONDERS, 'REGISTER_ANIMAL');

/** Those who deliver, pass on and receive transponders: all of them, or those of the own entity. */
export const MOVE_TRANSPONDERS = anyOf('MANAGE_TRACEABILITY', 'REGISTER_ANIMAL');

const computed = { computed: true } as const;

/** A transponder from its delivery until it is implanted: the entity that holds it and what it may be used for. */
export const transponder = defineModule({
  name: 'transponder',
  resource: 'traceability/transponders',
  access: { read: READ_TRANSPONDERS, update: 'MANAGE_TRACEABILITY' },
  title: 'number',
  fields: {
    number: number(computed),
    /** Follows from the other columns: a generated column of the table. */
    state: choice(['AVAILABLE', 'FREE', 'IN_TRANSACTION', 'REGISTERED', 'UNUSABLE'], {
      ...computed,
      tones: {
        AVAILABLE: 'good',
        FREE: 'good',
        IN_TRANSACTION: 'attention',
        REGISTERED: 'neutral',
        UNUSABLE: 'bad',
      },
    }),
    /** None until a delivery is accepted. */
    entityId: reference('entity', computed),
    lot: text({ required: 'MISSING_LOT', max: 60 }),
    manufacturer: text({ required: 'MISSING_MANUFACTURER', max: 80 }),
    /** Whether a registration with it costs credits. */
    isBillable: boolean({ initial: true }),
    /** The campaign that gives it out free of charge. */
    campaign: text({ max: 80 }),
    unusableReason: longText(computed),
    /** The recall of its batch. */
    recallId: reference('transponderRecall', { ...computed, label: 'lot' }),
  },
  list: {
    columns: ['number', 'state', 'entityId', 'lot', 'manufacturer', 'campaign'],
    sort: ['number', 'ASC'],
    sortable: ['id', 'number'],
    filters: ['number', 'state', 'entityId', 'lot'],
    card: { title: 'number', text: 'state' },
  },
  tabs: ['fields', 'movements', 'versions'],
  modes: ({ record }) => ({
    unusableReason: record.unusableReason ? 'read' : 'hidden',
    recallId: record.recallId ? 'read' : 'hidden',
  }),
  menu: { group: 'traceability', icon: 'traceability', order: 20 },
});
