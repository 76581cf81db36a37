import type { transponder as source } from '../../../pt/stock/transponder/module.ts';
import type { Shape } from '../../../types.ts';

export const transponder = {
  name: 'Transponder |||| Transponders',
  done: {
    updated: 'Transponder saved: %{name}',
  },
  fields: {
    number: 'Number',
    state: 'Status',
    entityId: 'Entity',
    lot: 'Lot',
    manufacturer: 'Manufacturer',
    isBillable: 'Billable',
    campaign: 'Campaign',
    unusableReason: 'Reason for being unusable',
    recallId: 'Recall',
  },
  help: {
    isBillable: 'Registering an animal with this transponder uses credits.',
    campaign: 'Transponders of a campaign are registered free of charge, by those with that permission.',
  },
  choices: {
    state: {
      AVAILABLE: 'Available',
      FREE: 'Campaign',
      IN_TRANSACTION: 'In transaction',
      REGISTERED: 'Registered',
      UNUSABLE: 'Unusable',
    },
  },
  tabs: { movements: 'Transactions' },
  operations: {
    setUnusable: {
      label: 'Mark as unusable',
      title: 'Mark %{name} as unusable?',
      text: 'No animal can be registered with an unusable transponder, and it cannot be passed on to another entity.',
      fields: { unusableReason: 'Reason' },
      confirm: 'Mark as unusable',
      done: 'Transponder marked as unusable: %{name}',
    },
    setUsable: {
      label: 'Allow its use again',
      text: 'The transponder becomes available again at the entity that holds it.',
      done: 'Transponder usable again: %{name}',
    },
  },
} satisfies Shape<typeof source>;
