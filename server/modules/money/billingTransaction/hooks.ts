import { readTransponder } from '../../../../resources/numbers/transponderShape.ts';
import sql from 'sql-template-tag';
import { billingTransaction } from '../../../../resources/money/billingTransaction/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { likeText } from '../../../crud/where.ts';

export const billingTransactionHooks = hooksFor(billingTransaction, {
  scope: ({ actor }) => (actor.isOperator ? null : sql`t.entity_id = ${actor.entity?.id ?? -1}`),
  filters: {
    /** The book has no words of its own to search: a transponder, or what stands as reference. */
    universalSearch: {
      shape: queryText(),
      where: (text: string) => ({
        anyOf: [
          sql`t.transponder = ${readTransponder(text)}`,
          sql`t.reference is not null and fold_text(t.reference) like fold_text(${`%${likeText(text)}%`})`,
        ],
      }),
    },
  },
});
