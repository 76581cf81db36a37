import { pricingTable as prices } from '../pricingTable/module.ts';
import type { billingTransaction as source } from '../../../pt/money/billingTransaction/module.ts';
import type { Shape } from '../../../types.ts';

export const billingTransaction = {
  name: 'Credit transaction |||| Credit transactions',
  fields: {
    date: 'Date',
    entityId: 'Entity',
    type: 'Type',
    credits: 'Credits',
    amount: 'Amount (€)',
    balanceAfter: 'Balance',
    transponder: 'Transponder',
    reference: 'Document',
    service: 'Service',
    unitPrice: 'Price without VAT (€)',
    vatRate: 'VAT (%)',
    objectType: 'Made for',
    objectId: 'Record number',
    reversesId: 'Undoes transaction',
  },
  choices: {
    objectType: {
      animalPreRegister: 'Pre-registration',
      animalTransfer: 'Change of owner',
      certificate: 'Certificate',
      multibancoReference: 'Multibanco reference',
      multibancoPayment: 'Multibanco payment',
    },
    service: prices.choices.service,
    type: { CHARGE: 'Top-up', CONSUMPTION: 'Credits used', REFUND: 'Refund', ADJUSTMENT: 'Adjustment' },
  },
  help: {
    balanceAfter: 'The balance of the entity after the transaction.',
  },
} satisfies Shape<typeof source>;
