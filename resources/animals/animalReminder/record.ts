import { READ_ANIMALS } from '../animal/schema.ts';
import { choice, date, integer, timestamp } from '../../kit/fields.ts';
import { defineStoredRecord } from '../../kit/module.ts';

/** The dates of which owners are reminded. */
export const REMINDER_KINDS = ['RABIES', 'LICENSE'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

const computed = { computed: true } as const;

/** A mail that reminded an owner of what ends. */
export const animalReminder = defineStoredRecord({
  name: 'animalReminder',
  read: READ_ANIMALS,
  title: 'dateEnd',
  fields: {
    animalId: integer(computed),
    kind: choice(REMINDER_KINDS, computed),
    dateEnd: date(computed),
    creationTimestamp: timestamp(computed),
  },
  event: { of: 'animalId', at: 'creationTimestamp', shows: ['kind', 'dateEnd'] },
});
