import { allOf, operator } from '../../kit/access.ts';
import { defineBulkOperation } from '../../kit/bulkOperation.ts';
import { choice, integer } from '../../kit/fields.ts';
import { LOST_STATUSES } from './statuses.ts';

/** Outcomes that need no transfer and no day of death. */
const OUTCOMES = ['DELIVERED_TO_OWNER', 'DELIVERED_TO_CRO', 'ARRESTED', 'REGISTERED_BY_ERROR'] as const;

export const closeLostReports = defineBulkOperation({
  name: 'closeLostReports',
  of: 'lostAnimal',
  requires: allOf('SET_CUSTOM_LOST_ANIMAL_STATUS', 'UPDATE_LOST_ANIMAL_STATUS', operator),
  parameters: {
    status: choice(LOST_STATUSES, { required: 'MISSING_STATUS', invalid: 'INVALID_STATUS' }),
    days: integer({ initial: 730, min: 180, max: 3650 }),
    deliveryStatus: choice(OUTCOMES, {
      required: 'MISSING_DELIVERY_STATUS',
      invalid: 'INVALID_DELIVERY_STATUS',
    }),
  },
  refuses: ['LOST_PENDING_VALIDATION', 'LOST_CLOSE_IS_PENDING', 'ANIMAL_IS_LOCKED'],
  isUndoable: true,
  example: {
    parameters: { status: 'LOST', days: 730, deliveryStatus: 'REGISTERED_BY_ERROR' },
    record: {
      status: 'LOST',
      validationStatus: 'ACCEPTED',
      eventDate: '2020-01-01',
      creationTimestamp: '2020-01-01T00:00:00Z',
      lastUpdateTimestamp: '2020-01-01T00:00:00Z',
    },
  },
});
