import { allOf, operator } from '../../kit/access.ts';
import { defineBulkOperation } from '../../kit/bulkOperation.ts';
import { integer } from '../../kit/fields.ts';

/** Days without a sign-in after which an account counts as unused. */
export const UNUSED_DAYS = 365;

export const deactivateUnusedAccounts = defineBulkOperation({
  name: 'deactivateUnusedAccounts',
  of: 'user',
  requires: allOf('WRITE_USER', 'READ_USER', operator),
  parameters: { days: integer({ initial: UNUSED_DAYS, min: 90, max: 3650 }) },
  refuses: ['CANNOT_CHANGE_OWN_STATUS', 'LAST_ADMINISTRATOR'],
  isUndoable: true,
  example: {
    parameters: { days: UNUSED_DAYS },
    record: { status: 'ACTIVE', lastLoginTimestamp: '2020-01-01T00:00:00Z' },
  },
});

/** Days after which a link to set the first password has ended. */
const ACTIVATION_DAYS = 3;

export const resendActivations = defineBulkOperation({
  name: 'resendActivations',
  of: 'user',
  requires: allOf('WRITE_USER', 'READ_USER', operator),
  parameters: { days: integer({ initial: ACTIVATION_DAYS, min: 1, max: 365 }) },
  isUndoable: false,
  onlyMails: true,
  example: {
    parameters: { days: ACTIVATION_DAYS },
    record: { status: 'ACTIVE', lastLoginTimestamp: null, passwordHash: null },
  },
});
