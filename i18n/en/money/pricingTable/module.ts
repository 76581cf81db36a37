import type { pricingTable as source } from '../../../pt/money/pricingTable/module.ts';
import type { Shape } from '../../../types.ts';

/** Prices of services. */
export const pricingTable = {
  name: 'Pricing table |||| Pricing tables',
  done: {
    created: 'Pricing table created: %{name}',
    updated: 'Pricing table saved: %{name}',
    deleted: 'Pricing table deleted: %{name}',
  },
  fields: {
    name: 'Name',
    validFrom: 'First day',
    validTo: 'Last day',
    entityProfileIds: 'Entity profiles',
    lines: 'Prices',
    isOpenEnded: 'Until the next table',
    state: 'Status',
    isInUse: 'In use',
  },
  lines: {
    lines: {
      name: 'Price %{number}',
      add: 'Add price',
      remove: 'Remove price %{number}',
      fields: {
        service: 'Service',
        credits: 'Credits',
        unitPrice: 'Price without VAT (€)',
        vatRate: 'VAT (%)',
      },
    },
  },
  help: {
    validTo: 'Without a last day, the table is valid until the day before the next one.',
    entityProfileIds: 'Without profiles, the table is for all entities.',
  },
  sections: { validity: 'Validity', prices: 'Prices' },
  choices: {
    state: { UPCOMING: 'Upcoming', IN_FORCE: 'In force', ENDED: 'Ended' },
    service: {
      REGISTRATION: 'Animal registration',
      PRE_REGISTRATION: 'Accepted pre-registration',
      TRANSFER: 'Change of owner',
      CERTIFICATE: 'Certificate',
      DUPLICATE_CERTIFICATE: 'Duplicate certificate',
      CREDITS: 'Sale of one credit',
    },
  },
  operations: {
    followTable: { label: 'Make the next one' },
    endTable: {
      label: 'End',
      title: 'End this pricing table?',
      text: 'After the last day, services without another table are free; registering an animal costs the credits of the configuration.',
      fields: { lastDay: 'Last day' },
      confirm: 'End table',
      done: 'End of the pricing table saved: %{name}',
    },
  },
} satisfies Shape<typeof source>;
