import { anyOf, veterinarian } from '../../kit/access.ts';
import { choice, data, longText, reference, text, timestamp, transponder } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { MAX_CONTEST_WORDS } from '../../common/request/contestLimits.ts';
import { CANNOT_MOVE } from './cannotMove.ts';
import { handoverFacts } from './facts.ts';

const computed = { computed: true } as const;
const createOnly = { createOnly: true } as const;

/** Who announces that an animal moves abroad for good; staff decide, and may do so on a document. */
export const ANNOUNCE_HANDOVERS = anyOf('REQUEST_ANIMAL_TRANSFER', 'MANAGE_ANIMAL_TRANSFER', veterinarian);

export const HANDOVER_DIRECTIONS = ['OUT', 'IN'] as const;
export const HANDOVER_STATES = [
  'AWAITING_OWNER',
  'ANNOUNCED',
  'DONE',
  'REFUSED',
  'WITHDRAWN',
  'UNDONE',
] as const;

/** What staff alone enter and read: how the owner agreed. */
const OF_STAFF = ['proof', 'documentNote', 'ownerTold'] as const;
/** What one that comes here, or that was never opposed, does not have: its page leaves them out. */
const ONLY_WHERE_GIVEN = [...OF_STAFF, 'reason', 'contestWords', 'facts'] as const;

/** An animal that the register of another state keeps from now on, or that comes from one. Nothing of persons reaches the other. */
export const registerHandover = defineModule({
  name: 'registerHandover',
  access: { read: ANNOUNCE_HANDOVERS, create: ANNOUNCE_HANDOVERS },
  title: 'transponder',
  personal: true,
  fields: {
    direction: choice(HANDOVER_DIRECTIONS, computed),
    state: choice(HANDOVER_STATES, {
      ...computed,
      tones: {
        AWAITING_OWNER: 'attention',
        ANNOUNCED: 'attention',
        DONE: 'good',
        REFUSED: 'bad',
        WITHDRAWN: 'neutral',
        UNDONE: 'bad',
      },
    }),
    transponder: transponder({
      ...createOnly,
      typing: 'DIGITS',
      required: 'MISSING_TRANSPONDER',
      invalid: 'INVALID_TRANSPONDER',
    }),
    registerId: reference('otherRegister', { ...createOnly, required: true, only: { active: true } }),
    /** The owner agrees by a link to the proven email, or has signed a document that staff have seen. */
    proof: choice(['LINK', 'DOCUMENT'], createOnly),
    /** Which document, and where it is kept. */
    documentNote: longText({ ...createOnly, max: 500, owedWhen: 'of a document' }),
    /** Of an owner to whom nothing can be mailed: how staff notified the owner. */
    ownerTold: longText({ ...createOnly, max: 500, owedWhen: 'of an owner without an email' }),
    animalId: reference('animal', { ...computed, label: 'transponder' }),
    /** By which both registers name it. */
    reference: text({ ...computed, max: 40 }),
    facts: data(handoverFacts, { ...computed, recordOnly: true }),
    /** Why it was refused, withdrawn or undone. */
    reason: longText({ ...computed, max: 500 }),
    /** Whether the other register has taken the last message about it. */
    messageState: choice(['WAITING', 'SENT', 'FAILED'], {
      ...computed,
      tones: { WAITING: 'neutral', SENT: 'good', FAILED: 'bad' },
    }),
    contestState: choice(['OPEN', 'STANDS', 'UNDONE'], {
      ...computed,
      tones: { OPEN: 'attention', STANDS: 'neutral', UNDONE: 'bad' },
    }),
    contestWords: longText({ ...computed, recordOnly: true, personal: true, max: MAX_CONTEST_WORDS }),
    contestEndTimestamp: timestamp(computed),
    doneTimestamp: timestamp(computed),
    creationUserId: reference('user', computed),
    creationEntityId: reference('entity', computed),
    creationTimestamp: timestamp(computed),
  },
  list: {
    columns: ['transponder', 'direction', 'registerId', 'state', 'contestState', 'creationTimestamp'],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['transponder', 'direction', 'state', 'registerId'],
    search: [],
    card: { title: 'transponder', text: 'state' },
  },
  form: {
    sections: [
      { name: 'animal', fields: ['transponder', 'registerId', 'direction', 'state', 'animalId'] },
      { name: 'consent', fields: ['proof', 'documentNote', 'ownerTold'] },
      {
        name: 'course',
        fields: [
          'reference',
          'facts',
          'messageState',
          'reason',
          'doneTimestamp',
          'contestEndTimestamp',
          'contestState',
          'contestWords',
          'creationUserId',
          'creationEntityId',
          'creationTimestamp',
        ],
      },
    ],
  },
  event: { of: 'animalId', at: 'creationTimestamp', shows: ['direction', 'state', 'registerId'] },
  tabs: ['fields', 'versions'],
  menu: { group: 'animals', icon: 'transfer', order: 41 },
  errors: ['TRANSPONDER_NOT_REGISTERED', ...CANNOT_MOVE, 'HANDOVER_IS_OPEN', 'HANDOVER_OWNER_UNREACHABLE'],
  unique: [{ index: 'register_handover_open', property: 'transponder', code: 'HANDOVER_IS_OPEN' }],
  // Who announces it for an entity has the owner agree by the link.
  modes: ({ mode, actor, record }) => {
    const isStaff = actor.isOperator && actor.permissions.includes('MANAGE_ANIMAL_TRANSFER');
    const values: Readonly<Record<string, unknown>> = record;
    const empty = mode === 'update' ? ONLY_WHERE_GIVEN.filter((name) => !values[name]) : [];
    const hidden = isStaff ? empty : [...empty, ...OF_STAFF];
    return Object.fromEntries(hidden.map((name) => [name, 'hidden' as const]));
  },
  check: ({ mode, record }) =>
    mode === 'create' && record.proof === 'DOCUMENT' && !record.documentNote
      ? [{ property: 'documentNote', error: 'MISSING_DOCUMENT_NOTE' }]
      : [],
});
