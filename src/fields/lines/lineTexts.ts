import type { Translate } from '../../../i18n/index.ts';
import type { Field, FieldKind } from '../../../resources/kit/fields.ts';
import type { FieldOf, FieldView, Values } from '../kind.ts';

/** Finds the view of a kind of field. */
export type ViewOf = (kind: FieldKind) => FieldView;

/** The lines of a value. */
export const linesOf = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? (value as Values[]) : [];

/** The fields of a line, by their names. */
export const partsOf = ({ lineFields = {} }: Field): [string, Field][] => Object.entries(lineFields);

/** The text of a field of lines: how a line is called, what adds and removes one. */
export const lineText = (
  translate: Translate,
  { module, source }: FieldOf,
  key: string,
  at?: number,
): string =>
  translate(`resources.${module.name}.lines.${source}.${key}`, at === undefined ? {} : { number: at + 1 });

/** Returns the name of a field of a line. */
export const lineFieldLabel = (translate: Translate, of: FieldOf, name: string): string =>
  lineText(translate, of, `fields.${name}`);

/** Returns the name of a field in one of the lines, by its path in the form: `lines.1.unitPrice`. */
export const linePathLabel = (translate: Translate, of: FieldOf, path: string): string | undefined => {
  const [, at, name] = path.split('.');
  if (at === undefined || name === undefined) return undefined;
  return `${lineText(translate, of, 'name', Number(at))}, ${lineFieldLabel(translate, of, name)}`;
};
