import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { multibancoReference, READ_REFERENCES } from './schema.ts';

type Reference = RecordOfModule<typeof multibancoReference>;

const isUnpaid = condition<Reference>('REFERENCE_ALREADY_PAID', ({ status }) => status !== 'PAID');
const isInTime = condition<Reference>('REFERENCE_EXPIRED', ({ status }) => status !== 'EXPIRED');
const isNotCanceled = condition<Reference>('REFERENCE_CANCELED', ({ status }) => status !== 'CANCELED');
const isOfDemonstration = condition<Reference>(
  'NOT_A_DEMONSTRATION',
  ({ isDemonstration }) => isDemonstration,
);
const whilePending = [isUnpaid, isInTime, isNotCanceled] as const;
const isPending = ({ status }: Reference): boolean => status === 'PENDING';

export const mailReference = defineOperation(multibancoReference, {
  name: 'mailReference',
  permission: READ_REFERENCES,
  when: whilePending,
  path: 'mail',
  leaves: true,
  summary: 'Mails what is needed to pay a reference to the user who asks for it',
  shown: isPending,
  icon: 'postalCode',
});

export const payReference = defineOperation(multibancoReference, {
  name: 'payReference',
  permission: READ_REFERENCES,
  when: [isOfDemonstration, ...whilePending],
  path: 'pay',
  summary: 'Pays a reference as a cash machine would; in the demonstration only',
  shown: (record) => record.isDemonstration && isPending(record),
  icon: 'billing',
});

export const cancelReference = defineOperation(multibancoReference, {
  name: 'cancelReference',
  permission: READ_REFERENCES,
  when: whilePending,
  path: 'cancel',
  change: () => ({ status: 'CANCELED' as const }),
  summary:
    'Cancels a reference that was not paid; a payment that arrives nevertheless is credited and marked as late',
  shown: isPending,
  icon: 'remove',
  danger: true,
});
