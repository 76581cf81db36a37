import type { FieldError } from '../../kit/codes.ts';
import { queryValueOf, resolveParameters, type Parameter } from '../dataSet/parameters.ts';

interface Given {
  readonly kind?: string | null;
  readonly question?: object | null;
  readonly queryText?: string | null;
  readonly parameters?: readonly Parameter[] | null;
}

/** Any day: whether an initial value fits its type does not depend on it. */
const SOME_DAY = '2026-01-01';

/** A source has what its kind asks for, and nothing of the other; no two of its parameters have one name. */
export function checkDataSource({ record }: { readonly record: Given }): readonly FieldError[] {
  const { kind, question, queryText, parameters } = record;
  const faults: FieldError[] = [];
  if (kind === 'DATA_SET' && !question) faults.push({ property: 'question', error: 'MISSING_QUESTION' });
  if (kind === 'QUERY' && !queryText) faults.push({ property: 'queryText', error: 'MISSING_QUERY' });
  const seen = new Set<string>();
  for (const [at, one] of (parameters ?? []).entries()) {
    const property = `parameters[${at}]`;
    if (seen.has(one.name)) faults.push({ property: `${property}.name`, error: 'DUPLICATE_PARAMETER' });
    seen.add(one.name);
    if (kind === 'DATA_SET' && one.column === undefined)
      faults.push({ property: `${property}.column`, error: 'MISSING_PARAMETER_COLUMN' });
    if (kind === 'QUERY' && one.type === 'CHOICE' && !one.choices?.length)
      faults.push({ property: `${property}.choices`, error: 'MISSING_PARAMETER_CHOICES' });
    const { values, errors } = resolveParameters([{ ...one, isRequired: false }], {});
    const value = values.get(one.name);
    const isOne = kind !== 'QUERY' || !value || queryValueOf(one, value, SOME_DAY) !== undefined;
    if (errors.length > 0 || !isOne)
      faults.push({ property: `${property}.initial`, error: 'WRONG_PARAMETER' });
  }
  return faults;
}
