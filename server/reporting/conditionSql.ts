import type { ColumnCondition, ConditionDay } from '../../resources/kit/dataSet.ts';
import { REGISTER_ZONE } from '../../resources/numbers/dates.ts';

/** The register's own day, as an expression. */
export const TODAY = `(now() at time zone '${REGISTER_ZONE}')::date`;

const literal = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

/**
 * The condition of a declaration as SQL.
 * @param expressionOf how a column is compared
 * @param today the day that the condition means by today
 */
export function conditionSql(
  condition: ColumnCondition,
  expressionOf: (column: string) => string,
  today = TODAY,
): string {
  const day = (when: ConditionDay): string =>
    when === 'TODAY' ? today : `${today} + ${Math.trunc(when.daysFromToday)}`;
  const parts = Object.entries(condition).flatMap(([column, one]) => {
    const sql = expressionOf(column);
    if ('is' in one) return `${sql} in (${one.is.map(literal).join(', ')})`;
    if ('isNot' in one) return one.isNot.map((value) => `${sql} is distinct from ${literal(value)}`);
    if ('isSet' in one) return `${sql} is ${one.isSet ? 'not null' : 'null'}`;
    return [
      ...(one.from === undefined ? [] : [`${sql} >= ${day(one.from)}`]),
      ...(one.before === undefined ? [] : [`${sql} < ${day(one.before)}`]),
    ];
  });
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`;
}
