import sql from 'sql-template-tag';
import { multibancoPayment } from '../../../../resources/money/multibancoPayment/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { queryText } from '../../../crud/searchShape.ts';

export const multibancoPaymentHooks = hooksFor(multibancoPayment, {
  hasSearchText: false,
  auditDetails: ({ status, fault, amount, entityId, credits }) => ({
    status,
    fault,
    amount,
    entityId,
    credits,
  }),
  // What waits for a decision comes before all that has had one, in the list as it opens.
  firstOf: ({ currentPage: _, itemsPerPage: __, sortProperty, sortDirection, ...narrowed }) =>
    (sortProperty ?? 'paidTimestamp') === 'paidTimestamp' &&
    (sortDirection ?? 'DESC') === 'DESC' &&
    Object.keys(narrowed).length === 0
      ? sql`t.status = 'UNMATCHED'`
      : undefined,
  filters: {
    /** The whole number of a reference, or the provider's name of a transaction. */
    universalSearch: {
      shape: queryText(),
      where: (text: string) =>
        sql`(t.number = ${text.replaceAll(/\s/g, '')} or t.provider_transaction = ${text.trim()})`,
    },
  },
});
