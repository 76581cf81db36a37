import { choice, decimal, integer, reference, text, timestamp, transponder } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { money } from '../../kit/money.ts';
import { SERVICES } from '../pricingTable/services.ts';

/** The records that credits move for. */
export const MOVEMENT_OBJECTS = [
  'animalPreRegister',
  'animalTransfer',
  'certificate',
  'multibancoReference',
  'multibancoPayment',
] as const;

/** The transactions of credits: written by what charges or adds credits, never changed. */
export const billingTransaction = defineModule({
  name: 'billingTransaction',
  resource: 'billing/transactions',
  access: { read: 'READ_TRANSACTIONS' },
  fields: {
    date: timestamp(),
    entityId: reference('entity'),
    type: choice(['CHARGE', 'CONSUMPTION', 'REFUND', 'ADJUSTMENT']),
    credits: integer(),
    amount: decimal(),
    balanceAfter: integer(),
    transponder: transponder(),
    reference: text(),
    /** What the credits were taken for, and the price that was in force. */
    service: choice(SERVICES),
    unitPrice: money(),
    vatRate: decimal(),
    /** The record that it was made for beside the animal. */
    objectType: choice(MOVEMENT_OBJECTS),
    objectId: integer({ isUngrouped: true }),
    /** The movement that it undoes. */
    reversesId: integer({ isUngrouped: true }),
  },
  title: 'date',
  list: {
    columns: ['date', 'type', 'service', 'credits', 'balanceAfter', 'transponder', 'reference'],
    sort: ['date', 'DESC'],
    sortable: ['id', 'date'],
    filters: ['date', 'type', 'entityId', 'transponder'],
    card: { title: 'date', text: 'type' },
  },
  menu: { group: 'myEntity', icon: 'billing' },
  without: ['versions'],
});
