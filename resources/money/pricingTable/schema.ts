import { allOf, operator } from '../../kit/access.ts';
import { boolean, choice, date, decimal, integer, references, text } from '../../kit/fields.ts';
import { lines } from '../../kit/lines.ts';
import { defineModule } from '../../kit/module.ts';
import { money } from '../../kit/money.ts';
import { checkPricingTable, pricingTableModes } from './rules.ts';
import { SERVICES } from './services.ts';

const virtual = { computed: true, virtual: true } as const;

/** Only the operator's staff set prices, whatever a role of an entity allows. */
export const MANAGE_PRICES = allOf('MANAGE_BILLING', operator);

/** Percent of tax on the Portuguese mainland, as new lines propose it. */
const VAT_RATE = 23;

/** The most credits that one act takes. */
const MAX_CREDITS = 1000;

/**
 * Prices of the register's services for entities of some profiles, or of all, in a period of days in Portugal. A table
 * whose first day has come is never changed: another follows it.
 */
export const pricingTable = defineModule({
  name: 'pricingTable',
  resource: 'pricing-tables',
  access: { read: 'READ_PRICE_TABLES', write: MANAGE_PRICES },
  fields: {
    name: text({ required: 'MISSING_NAME', unique: 'DUPLICATE_NAME', max: 80 }),
    validFrom: date({ required: 'MISSING_VALID_FROM', invalid: 'INVALID_VALID_FROM', ahead: true }),
    /** Its last day; one without an end is valid until the next begins. */
    validTo: date({ invalid: 'INVALID_VALID_TO', ahead: true }),
    /** None for all. */
    entityProfileIds: references('entityProfile', { initial: [], invalid: 'INVALID_PROFILES' }),
    lines: lines(
      {
        service: choice(SERVICES, { required: 'MISSING_SERVICE', invalid: 'INVALID_SERVICE' }),
        credits: integer({
          required: 'MISSING_CREDITS',
          // As the sale of credits, and a registration mostly, has it.
          proposed: 1,
          invalid: 'INVALID_CREDITS',
          min: 0,
          max: MAX_CREDITS,
          example: 1,
        }),
        /** Without tax. */
        unitPrice: money({ required: 'MISSING_UNIT_PRICE', invalid: 'INVALID_UNIT_PRICE' }),
        /** Percent. */
        vatRate: decimal({
          proposed: VAT_RATE,
          required: true,
          invalid: 'INVALID_VAT_RATE',
          min: 0,
          max: 100,
        }),
      },
      { required: 'MISSING_LINES', invalid: 'INVALID_LINES', most: SERVICES.length },
    ),
    /** No end was given: it ends the day before the next one begins, and has no end again where that one is removed. */
    isOpenEnded: boolean({ computed: true, recordOnly: true }),
    state: choice(['UPCOMING', 'IN_FORCE', 'ENDED'], {
      ...virtual,
      tones: { UPCOMING: 'info', IN_FORCE: 'good', ENDED: 'neutral' },
    }),
    /** Its first day has come, or a movement of credits names it: it is not changed any more. */
    isInUse: boolean({ ...virtual, recordOnly: true }),
  },
  list: {
    columns: ['name', 'validFrom', 'validTo', 'entityProfileIds', 'state'],
    sort: ['validFrom', 'DESC'],
    filters: ['validFrom', 'validTo'],
    search: ['name'],
    card: { title: 'name', text: 'validFrom' },
  },
  form: {
    sections: [
      { name: 'validity', fields: ['name', 'validFrom', 'validTo', 'entityProfileIds'] },
      { name: 'prices', fields: ['lines'] },
    ],
  },
  menu: { group: 'admin', icon: 'pricing', order: 290 },
  unique: [{ index: 'pricing_table_name', property: 'name', code: 'DUPLICATE_NAME' }],
  errors: [
    'OVERLAPPING_VALIDITY',
    'PRICING_TABLE_IN_USE',
    'INVALID_PROFILES',
    'VALID_FROM_IN_PAST',
    'SELLS_ONE_CREDIT',
  ],
  modes: pricingTableModes,
  check: checkPricingTable,
});
