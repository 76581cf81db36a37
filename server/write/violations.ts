import type { AnyModule } from '../../resources/kit/module.ts';
import { invalidCode, missingCode } from '../../resources/kit/codes.ts';
import { notNullViolation, foreignKeyViolation, toCamel } from '../db/sql.ts';
import { conflict, formError, type Refusal } from '../errors.ts';

/** Returns the refusal for a broken unique index, with the code that the module declares for it. */
export function refusalOf(module: AnyModule, index: string | undefined): Refusal | undefined {
  const unique = index === undefined ? undefined : module.unique?.find((one) => one.index === index);
  return unique && formError([{ property: unique.property, error: unique.code }]);
}

/**
 * Returns the refusal for a broken reference: a field refers to no record (`animal_breed_id_fkey`, PostgreSQL's own
 * name, says which), or others still refer to the record that was to be deleted.
 */
export function foreignKeyRefusal({ table, fields }: AnyModule, error: unknown): Refusal | undefined {
  const constraint = foreignKeyViolation(error);
  if (constraint === undefined) return undefined;
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('update or delete')) return conflict('STILL_IN_USE');
  const own = constraint.startsWith(`${table}_`) ? constraint.slice(table.length + 1) : constraint;
  const property = toCamel(own.replace(/_fkey$/, ''));
  return formError([{ property, error: fields[property]?.options.invalid ?? invalidCode(property) }]);
}

/** Returns the refusal for a missing value in a required column. */
export function emptyRefusal(error: unknown): Refusal | undefined {
  const column = notNullViolation(error);
  if (column === undefined) return undefined;
  const property = toCamel(column);
  return formError([{ property, error: missingCode(property) }]);
}
