import type { ModuleName } from '../generated/moduleNames.ts';
import type { Access } from './access.ts';
import type { CatalogueCode, FieldError } from './codes.ts';
import { integer } from './fields.ts';
import type { InputOf } from './module.ts';
import type { InputValues } from './operation.ts';
import type { Fields } from './types.ts';

/** One change of many records, which is shown before it is done. */
export interface BulkOperation<Name extends string = string, P extends Fields = Fields> {
  readonly name: Name;
  /** The module whose records it finds and changes. Records of others may follow. */
  readonly of: ModuleName;
  /** Who may run it, beside `RUN_OPERATION`. Asked again before each batch. */
  readonly requires: Access;
  /** What the user enters. Labels are the texts `<name>Bulk.fields`. */
  readonly parameters: P;
  /** Rules over several parameters. Pure; page and server run it. */
  readonly check?: (parameters: InputOf<NoInfer<P>>) => readonly FieldError[];
  /** Codes with which it leaves single records as they are. Any other refusal of the normal write path does too. */
  readonly refuses?: readonly CatalogueCode[];
  /**
   * Whether it can be undone from the versions of what it has saved. Where not, the text `<name>Bulk.noUndo` says why.
   */
  readonly isUndoable: boolean;
  /** It writes mails, and leaves records as they are. */
  readonly onlyMails?: true;
  /**
   * For the test over all of them: parameters, and values of a record that it then changes. Of references, 1 and 2 stand
   * for a first and a second record that the test makes.
   */
  readonly example: {
    readonly parameters: Partial<InputValues<P>>;
    readonly record: Readonly<Record<string, unknown>>;
  };
}

/** Any bulk operation, its parameters not known to the type checker. */
export type AnyBulkOperation = Omit<BulkOperation<string, Fields>, 'example'> & {
  readonly example: {
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly record: Readonly<Record<string, unknown>>;
  };
};

/** Declares a bulk operation. What it does is below `server/modules/<area>/<module>/bulk/<name>.ts`. */
export const defineBulkOperation = <const Name extends string, const P extends Fields>(
  operation: BulkOperation<Name, P>,
): BulkOperation<Name, P> => operation;

/** What operations have in common that compute the derived values of a module's records anew, from one id to another. */
export const recomputed = {
  parameters: {
    firstId: integer({ initial: 1, min: 1 }),
    lastId: integer({ min: 1 }),
  },
  isUndoable: false,
  example: { parameters: { firstId: 1 }, record: { searchText: '?' } },
} as const;
