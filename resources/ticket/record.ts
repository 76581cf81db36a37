import { choice, integer, text, timestamp } from '../kit/fields.ts';
import { defineModule } from '../kit/module.ts';
import { DESCRIPTION_MAX, SUBJECT_MAX, TICKET_CATEGORIES } from './schema.ts';

const computed = { computed: true } as const;

/**
 * A ticket as its versions keep it: without the trace of the page, which is cleared after the ticket has ended. It is
 * read and written by calls of its own, and on no list of modules.
 */
export const ticket = defineModule({
  name: 'ticket',
  access: { read: 'SIGNED_IN' },
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
  list: { columns: ['subject'], sort: ['creationTimestamp', 'DESC'] },
  personal: true,
});
