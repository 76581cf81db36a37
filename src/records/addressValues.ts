import { isId } from '../../resources/numbers/recordId.ts';
import { fieldShape } from '../../resources/kit/checks/shapes.ts';
import type { Field } from '../../resources/kit/fields.ts';
import type { FieldKind } from '../../resources/kit/values/field.ts';

/** Kinds whose values have no text of one line. */
const NOT_IN_ADDRESS: readonly FieldKind[] = ['references', 'choices', 'lines', 'schedule', 'data', 'photo'];

/** Returns the value that a text in an address stands for; nothing where the field cannot have it. */
function valueOfText(name: string, field: Field, text: string): unknown {
  if (NOT_IN_ADDRESS.includes(field.kind)) return undefined;
  if (field.kind === 'reference') return isId(text) ? Number(text) : undefined;
  if (field.kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  const isNumber = ['integer', 'decimal', 'money'].includes(field.kind);
  if (isNumber && !/^-?\d+(\.\d+)?$/.test(text)) return undefined;
  const value = isNumber ? Number(text) : text;
  const { data, success } = fieldShape(name, field).safeParse(value);
  return success && data !== null ? value : undefined;
}

/**
 * Returns the values of fields in an address, with which a link fills in a form. Anybody can write an address: a value
 * that its field cannot have counts as none.
 */
export function valuesOfAddress(
  fields: Readonly<Record<string, Field>>,
  search: URLSearchParams,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, text] of search) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const value = field && valueOfText(name, field, text);
    if (value !== undefined) values[name] = value;
  }
  return values;
}
