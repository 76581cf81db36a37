import { longText, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { READ_TRANSPONDERS } from '../transponder/schema.ts';

const computed = { computed: true } as const;

/** A batch of transponders that was recalled by a run of an operation, and why. */
export const transponderRecall = defineModule({
  name: 'transponderRecall',
  resource: 'traceability/recalls',
  access: { read: READ_TRANSPONDERS },
  title: 'lot',
  fields: {
    lot: text({ ...computed, max: 60 }),
    manufacturer: text({ ...computed, max: 80 }),
    reason: longText({ ...computed, max: 500 }),
    /** When the dry run of its run was. */
    preparedTimestamp: timestamp(computed),
    creationUserId: reference('user', computed),
    creationTimestamp: timestamp(computed),
  },
  list: {
    columns: ['lot', 'manufacturer', 'reason', 'creationUserId', 'creationTimestamp'],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['lot', 'creationTimestamp'],
    search: ['lot', 'manufacturer'],
    card: { title: 'lot', text: 'reason' },
  },
  form: {
    sections: [
      { name: 'recall', fields: ['lot', 'manufacturer', 'reason', 'creationUserId', 'creationTimestamp'] },
    ],
  },
  tabs: ['fields', 'animals'],
  menu: { group: 'traceability', icon: 'advert', order: 30 },
  modes: () => ({ preparedTimestamp: 'hidden' }),
});
