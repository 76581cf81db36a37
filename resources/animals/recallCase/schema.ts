import { anyOf } from '../../kit/access.ts';
import { choice, longText, reference, timestamp, transponder } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { READ_ALL_TRANSPONDERS } from '../../stock/transponder/schema.ts';

const computed = { computed: true } as const;

/** Who works through the animals of a recall: the operator all of them, an entity those that it finds. */
export const READ_RECALL_CASES = anyOf(READ_ALL_TRANSPONDERS, 'REGISTER_ANIMAL');

/** What was found when the animal was looked at. */
export const RECALL_OUTCOMES = ['READS', 'REPLACED', 'NOT_SEEN'] as const;

/** What became of the mail to an owner. */
export const NOTICE_STATES = ['WAITING', 'SENT', 'FAILED', 'NO_ADDRESS'] as const;

/** An animal with a recalled transponder: open until a veterinarian has checked whether it still answers. */
export const recallCase = defineModule({
  name: 'recallCase',
  resource: 'traceability/recall-cases',
  access: { read: READ_RECALL_CASES },
  title: 'transponder',
  fields: {
    recallId: reference('transponderRecall', { ...computed, label: 'lot' }),
    animalId: reference('animal', { ...computed, label: 'name', detail: 'transponder' }),
    /** The recalled number; the animal may have another one since. */
    transponder: transponder(computed),
    /** Follows from the mail to the owner. */
    notice: choice(NOTICE_STATES, {
      virtual: true,
      tones: { WAITING: 'neutral', SENT: 'good', FAILED: 'bad', NO_ADDRESS: 'attention' },
    }),
    status: choice(['OPEN', 'DONE'], { ...computed, tones: { OPEN: 'attention', DONE: 'good' } }),
    outcome: choice(RECALL_OUTCOMES, computed),
    note: longText({ ...computed, max: 500 }),
    doneUserId: reference('user', computed),
    doneTimestamp: timestamp(computed),
    creationTimestamp: timestamp(computed),
  },
  list: {
    columns: ['transponder', 'animalId', 'recallId', 'notice', 'status', 'outcome', 'doneUserId'],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['status', 'notice', 'recallId', 'transponder'],
    search: [],
    card: { title: 'transponder', text: 'status' },
  },
  form: {
    sections: [
      { name: 'animal', fields: ['animalId', 'transponder', 'recallId', 'creationTimestamp', 'notice'] },
      { name: 'done', fields: ['status', 'outcome', 'note', 'doneUserId', 'doneTimestamp'] },
    ],
  },
  tabs: ['fields', 'versions'],
  menu: { group: 'traceability', icon: 'validate', order: 31 },
});
