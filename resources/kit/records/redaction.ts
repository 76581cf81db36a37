import { allows, type Actor } from '../access.ts';
import type { AnyModule } from '../module.ts';
import { expansionOf } from '../names.ts';
import type { Redaction, Rows, Sight } from '../types.ts';

/** A redaction with its fields and their expansions by name. */
export interface FieldRedaction extends Pick<Redaction, 'shown' | 'empty'> {
  readonly names: ReadonlySet<string>;
  /** Expansions of which the name stays. */
  readonly kept: ReadonlySet<string>;
  /** It follows from the `read` of one field. */
  readonly ofField?: true;
}

const withExpansions = (names: readonly string[]): string[] =>
  names.flatMap((name) => [name, expansionOf(name)]);

const isOfOwner = (shown: readonly Sight[]): boolean =>
  shown.some(({ on }) => on?.includes('OWNER_IN_SCOPE'));

/**
 * All redactions of a module: of fields with a `read` of their own, and the declared ones. Fields that follow from child
 * records are shown where everything is, as the child records are.
 */
export function redactionsOf({
  fields,
  redactions = [],
}: Pick<AnyModule, 'fields' | 'redactions'>): FieldRedaction[] {
  const all = Object.keys(fields);
  const ofChildren = Object.entries(fields).flatMap(([name, { textsOf }]) => (textsOf ? [name] : []));
  return [
    ...Object.entries(fields).flatMap(([name, { options }]): FieldRedaction[] => {
      const { read } = options;
      return read === undefined
        ? []
        : [{ names: new Set(withExpansions([name])), kept: new Set(), shown: [{ to: read }], ofField: true }];
    }),
    ...redactions.map(({ fields: given, shown, empty, namesOf = [] }): FieldRedaction => {
      const named = 'allBut' in given ? all.filter((name) => !given.allBut.includes(name)) : given;
      return {
        // What is closed with the owner says nothing of the children.
        names: new Set(withExpansions([...named, ...(isOfOwner(shown) ? [] : ofChildren)])),
        kept: new Set(namesOf.map(expansionOf)),
        shown,
        ...(empty && { empty }),
      };
    }),
  ];
}

/** The rows on which this caller sees what is redacted: all, or those of any of these kinds. */
export function rowsShown(shown: readonly Sight[], actor: Actor): 'ALL' | readonly Rows[] {
  const given = shown.filter(({ to }) => to === undefined || allows(to, actor));
  return given.some(({ on }) => on === undefined) ? 'ALL' : given.flatMap(({ on }) => on ?? []);
}

/** Whether a record is a row of this kind. A record of a module in which all that is found is in scope has no `isInScope`. */
export function isRowOf(rows: Rows, record: Readonly<Record<string, unknown>>, actor: Actor): boolean {
  if (rows === 'IN_SCOPE') return record.isInScope === undefined || record.isInScope === true;
  if (rows === 'OWNER_IN_SCOPE') return record.isOwnerInScope === true;
  const value = record[rows.field];
  return 'values' in rows
    ? rows.values.includes(String(value))
    : actor.entity !== null && value === actor.entity.id;
}
