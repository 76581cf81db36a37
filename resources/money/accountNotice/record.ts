import { boolean, integer, reference, references } from '../../kit/fields.ts';
import { defineStoredRecord } from '../../kit/module.ts';
import { readAccount } from './calls.ts';

const computed = { computed: true } as const;

/** Of what an entity is notified about its account. */
export const accountNotice = defineStoredRecord({
  name: 'accountNotice',
  read: readAccount.access,
  title: 'entityId',
  fields: {
    entityId: reference('entity', computed),
    /** Below how many credits; none for never. */
    threshold: integer(computed),
    mailsStatement: boolean(computed),
    recipientIds: references('user', computed),
  },
});
