import type { AnyModule } from '../../../resources/kit/module.ts';
import { expansionOf } from '../../../resources/kit/names.ts';
import type { SavedRecord } from '../../db/watchTx.ts';
import { findStored } from './bulkSet.ts';

/** A value of a record that changes, as it is kept with a run. */
export interface ShownChange {
  readonly module: string;
  readonly id: number;
  readonly field: string;
  readonly before?: ShownValue;
  readonly after?: ShownValue;
}

interface ShownValue {
  readonly value: unknown;
  /** Of a reference: the name of what it refers to. */
  readonly name?: string;
}

/** Values of one record that are kept with a run; any more are on the page of the record. */
const MAX_SHOWN = 50;

function shownValue(module: AnyModule, name: string, record: SavedRecord['before']): ShownValue {
  const value = record?.[name] ?? null;
  const field = module.fields[name];
  const referred = field?.kind === 'reference' && record?.[expansionOf(name)];
  const called =
    referred && typeof referred === 'object'
      ? (referred as Readonly<Record<string, unknown>>)[field.label ?? 'name']
      : undefined;
  return { value, ...(typeof called === 'string' && { name: called }) };
}

/** The changes that people are shown of what was saved; of personal data only the field is named. */
export const shownChanges = (saves: readonly SavedRecord[]): ShownChange[] =>
  saves
    .flatMap(({ module: name, id, fields, before, after }): ShownChange[] => {
      const module = findStored(name)?.module;
      return fields.map((field) => {
        const declared = module?.fields[field];
        if (!module || !declared || declared.options.personal) return { module: name, id, field };
        return {
          module: name,
          id,
          field,
          before: shownValue(module, field, before),
          after: shownValue(module, field, after),
        };
      });
    })
    .slice(0, MAX_SHOWN);
