import { operator } from '../../kit/access.ts';
import { boolean, integer, longText, reference, text, timestamp } from '../../kit/fields.ts';
import { defineStoredRecord } from '../../kit/module.ts';
import { PAGE_URL_MAX } from './recordPage.ts';

/** Notes on a page. */
export const OBSERVATIONS_PER_PAGE = 5;
/** The access to pinning a note above the others, and to showing it to all users of the page. */
export const PIN_OBSERVATIONS = operator;

const computed = { computed: true } as const;

/** A note of staff on the page of a record. */
export const observation = defineStoredRecord({
  name: 'observation',
  read: 'READ_OBSERVATION',
  title: 'observation',
  personal: true,
  fields: {
    url: text({ max: PAGE_URL_MAX, computed: true }),
    module: text(computed),
    recordId: integer(computed),
    // Set where the record is an animal or an owner: by these a merge finds and moves its notes.
    animalId: integer(computed),
    ownerId: integer(computed),
    observation: longText({
      required: 'MISSING_OBSERVATION',
      invalid: 'INVALID_OBSERVATION',
      personal: true,
    }),
    fixed: boolean({ required: true, initial: false }),
    fixedPublic: boolean({ required: true, initial: false }),
    creationUserId: reference('user', computed),
    creationTimestamp: timestamp(computed),
  },
});
