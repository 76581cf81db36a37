import sql, { join } from 'sql-template-tag';
import { DAY_OUTCOMES } from '../../../../resources/money/multibancoDay/calls.ts';
import { multibancoDay } from '../../../../resources/money/multibancoDay/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { ident } from '../../../db/sql.ts';

/** What the lines of an outcome add up to, as it is now: a decision on a payment changes it. */
const sumOf = (outcome: (typeof DAY_OUTCOMES)[number]) =>
  sql`(select coalesce(sum(l.amount), 0) from multibanco_day_line l where l.day_id = t.id and l.outcome = ${outcome})
    as ${ident(`${outcome.toLowerCase()}_amount`)}`;

export const multibancoDayHooks = hooksFor(multibancoDay, {
  hasSearchText: false,
  select: join(DAY_OUTCOMES.map(sumOf)),
  auditDetails: ({ day, rowCount, amount }) => ({ day, rowCount, amount }),
});
