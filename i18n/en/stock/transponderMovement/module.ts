import type { transponderMovement as source } from '../../../pt/stock/transponderMovement/module.ts';
import type { Shape } from '../../../types.ts';

export const transponderMovement = {
  name: 'Transponder transaction |||| Transponder transactions',
  done: {
    created: 'Transaction registered: %{name}',
  },
  fields: {
    fromEntityId: 'Entity of origin',
    toEntityId: 'Receiving entity',
    numbers: 'Numbers',
    firstNumber: 'First number',
    quantity: 'Quantity',
    lot: 'Lot',
    manufacturer: 'Manufacturer',
    isBillable: 'Billable',
    campaign: 'Campaign',
    note: 'Notes',
    status: 'Status',
    rejectionReason: 'Reason for the rejection',
    creationUserId: 'Created by',
    creationTimestamp: 'Created on',
    closingUserId: 'Closed by',
    closingTimestamp: 'Closed on',
  },
  help: {
    fromEntityId: 'Empty when the manufacturer delivers the transponders.',
    numbers:
      'One number or range per line, for example 620098100000001-620098100000100. At most 10,000 transponders.',
    isBillable: 'Registrations with these transponders use credits.',
    campaign: 'Only if a campaign gives the transponders out free of charge.',
  },
  sections: {
    parties: 'Entities',
    transponders: 'Transponders',
    delivery: 'Delivery by the manufacturer',
    course: 'Progress',
  },
  choices: {
    status: {
      PENDING: 'To be accepted',
      ACCEPTED: 'Accepted',
      REJECTED: 'Rejected',
      CANCELED: 'Cancelled',
    },
  },
  tabs: { transponders: 'Transponders' },
  operations: {
    acceptMovement: {
      label: 'Accept',
      title: 'Accept these transponders?',
      text: 'They are assigned to the receiving entity, which can register them.',
      confirm: 'Accept',
      done: 'Transponders accepted: %{name}',
    },
    rejectMovement: {
      label: 'Reject',
      title: 'Reject these transponders?',
      text: 'They stay assigned to the entity of origin, which is notified.',
      fields: { rejectionReason: 'Reason' },
      confirm: 'Reject',
      done: 'Transponders rejected: %{name}',
    },
    cancelMovement: {
      label: 'Cancel the transaction',
      title: 'Cancel this transaction?',
      text: 'The receiving entity can no longer accept it.',
      confirm: 'Cancel the transaction',
      done: 'Transaction cancelled: %{name}',
    },
  },
} satisfies Shape<typeof source>;
