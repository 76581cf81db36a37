import { choice, integer, text, timestamp } from '../../kit/fields.ts';
import { defineStoredRecord } from '../../kit/module.ts';
import { DESCRIPTION_MAX, SUBJECT_MAX, TICKET_CATEGORIES } from './schema.ts';

const computed = { computed: true } as const;

/**
 * A ticket as its versions keep it: without the trace of the page, which is cleared after the ticket has ended.
 */
export const ticket = defineStoredRecord({
  name: 'ticket',
  read: 'SIGNED_IN',
  title: 'subject',
  fields: {
    category: choice(TICKET_CATEGORIES, computed),
    subject: text({ ...computed, max: SUBJECT_MAX }),
    description: text({ ...computed, max: DESCRIPTION_MAX }),
    /** One of the statuses, or the product's own `…_RESPONDED`. */
    status: text(computed),
    processType: text(computed),
    processId: integer(computed),
    creationUserId: integer(computed),
    creationEntityId: integer(computed),
    creationTimestamp: timestamp(computed),
    lastUpdateTimestamp: timestamp(computed),
    helpdeskId: text(computed),
  },
  personal: true,
});
