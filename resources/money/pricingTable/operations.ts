import { date } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { dayIn } from '../../numbers/dates.ts';
import { MANAGE_PRICES, pricingTable } from './schema.ts';

const isNotEnded = condition<RecordOfModule<typeof pricingTable>>(
  'PRICING_TABLE_ENDED',
  ({ validTo }) => validTo === null || validTo >= dayIn(),
);

/** A table in use is not changed: the next one starts as its copy. */
export const followTable = defineOperation(pricingTable, {
  name: 'followTable',
  permission: MANAGE_PRICES,
  when: [],
  stateOnly: true,
  page: '/pricing-tables/create?after=:id',
  icon: 'add',
});

export const endTable = defineOperation(pricingTable, {
  name: 'endTable',
  permission: MANAGE_PRICES,
  when: [isNotEnded],
  path: 'end',
  input: {
    lastDay: date({
      required: 'MISSING_LAST_DAY',
      invalid: 'INVALID_LAST_DAY',
      ahead: true,
      example: '2199-12-31',
    }),
  },
  // Never before today: what was paid for has the price that was in force.
  check: ({ lastDay }, { validFrom, validTo }) =>
    lastDay && (lastDay < dayIn() || lastDay < validFrom || (validTo !== null && lastDay > validTo))
      ? [{ property: 'lastDay', error: 'INVALID_LAST_DAY' }]
      : [],
  change: ({ lastDay }) => ({ validTo: lastDay }),
  summary: 'Sets the last day of a table of prices, today or later',
  icon: 'remove',
  danger: true,
});
