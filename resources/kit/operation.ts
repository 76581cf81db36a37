import type { z } from 'zod';
import type { AuditAction } from '../common/audit/actions.ts';
import { allows, type Access, type Actor } from './access.ts';
import type { Method, Reads } from './call.ts';
import type { CatalogueCode, FieldError } from './codes.ts';
import type { AnyModule, InputOf, RecordOfModule } from './module.ts';
import type { ValueOf } from './values/field.ts';
import type { Fields, Condition } from './types.ts';
import { toUpperSnake } from './names.ts';

/** The values of an operation's input, checked: the required ones are there. */
export type InputValues<I> = { readonly [K in keyof I]: ValueOf<I[K]> };

/** The columns that an operation sets, by the names of their fields. */
type ColumnsOf<M> = { readonly [K in keyof RecordOfModule<M>]?: RecordOfModule<M>[K] | null };

/** An operation on one record of a module, written once. */
export interface OperationDeclaration<
  Name extends string,
  M extends AnyModule,
  R,
  I extends Fields,
  Code extends CatalogueCode,
  Columns = ColumnsOf<M>,
> {
  /** A verb in camelCase. Its key in `operations` and its action in the audit are the same in capitals: `SET_DEAD`. */
  readonly name: Name;
  readonly permission: Access;
  /** All must hold; the first that does not is the reason. */
  readonly when: readonly Condition<R>[];
  /** Its state is answered, and no call does it: another call does, or none yet. */
  readonly stateOnly?: true;
  /** The part of the path after the record's key: `mark-dead`; nothing for the record itself. */
  readonly path?: string;
  /** The number that the path names a record by, where it is not the id alone. */
  readonly by?: string;
  /** `PUT` by default. */
  readonly method?: Exclude<Method, 'GET'>;
  /** Values of the body that mean this operation among those that share its path. */
  readonly fixed?: Readonly<Record<string, string | boolean>>;
  /** The input of the user. Labels are looked up among the operation's own texts, then the module's. */
  readonly input?: I;
  /** The fields of the input that the dialog asks for; all by default. The rest is for other programs. */
  readonly asks?: readonly (keyof I & string)[];
  /** The same, where it depends on the record. */
  asksOf?(record: R): readonly (keyof I & string)[];
  /** Returns the initial values of the dialog. */
  initial?(record: R, actor: Actor): InputOf<I>;
  /** Rules over the input and the record. Pure; page and server run it. */
  check?(input: InputOf<I>, record: R, actor: Actor): readonly FieldError[];
  /** The columns that it sets. Pure. What needs the database is a handler below `server/modules/<area>/<module>`. */
  change?(input: InputValues<I>, record: R, actor: Actor): Columns;
  /** The record ends with it. */
  readonly removes?: true;
  /** It leaves the record as it is, without a version: what it does stands in the audit. */
  readonly leaves?: true;
  /** Further codes that its handler may refuse with. */
  readonly errors?: readonly Code[];
  /** The code of the sentence for a failure that no rule foresaw; the one of a failed save by default. */
  readonly failure?: CatalogueCode;
  /** One sentence for the API's documentation; needed wherever there is a call. */
  readonly summary?: string;
  /** Fields that are answered beside `id` and `version`; the whole record by default. */
  readonly answer?: readonly (keyof M['fields'] & string)[];
  /** Values that its handler adds to the answer. */
  readonly alsoAnswers?: Readonly<Record<string, z.ZodType>>;
  /** A secret among `alsoAnswers`: its dialog shows it once, and a repeat of the call is not answered with it. */
  readonly reveals?: string;
  /** The path of the public page on which that secret is used: its dialog shows the address beside the secret. */
  readonly usedAt?: string;
  readonly reads?: Reads;
  /** Details of its audit row beside the names of the changed fields. No personal data: the audit is not cleared. */
  details?(input: InputValues<I>): Readonly<Record<string, unknown>>;
  /** Its action in the audit, where others have the same; its key by default. */
  readonly action?: AuditAction;
  /** Its action in the audit, where that depends on what is entered. */
  actionOf?(input: InputValues<I>): AuditAction;
  /** The largest body in bytes (64 KiB by default). */
  readonly bodyLimit?: number;
  /** A name of `src/theme/icons.ts`. */
  readonly icon: string;
  /** The group of operations that it stands in, on a page that shows them in groups; the first by default. */
  readonly group?: string;
  /** It cannot be taken back, or shuts others out. */
  readonly danger?: true;
  /** Whether pages offer it for such a record: of two that undo each other, one. */
  shown?(record: R, actor: Actor): boolean;
  /** The page that it leads to in place of a dialog, `:name` standing for a field of the record. */
  readonly page?: string;
}

export interface Operation<
  Name extends string = string,
  M extends AnyModule = AnyModule,
  R = object,
  I extends Fields = Fields,
  Code extends CatalogueCode = CatalogueCode,
> extends OperationDeclaration<Name, M, R, I, Code> {
  readonly module: M;
  /** Its name in `operations`. */
  readonly key: string;
  readonly action: AuditAction;
}

/** Any operation, its record and input not known to the type checker. */
export type AnyOperation = Operation<string, AnyModule, object, Fields, CatalogueCode>;

/** Declares an operation. `R` is a record as its conditions look at it; the module's own unless they say otherwise. */
export function defineOperation<
  const Name extends string,
  M extends AnyModule,
  R = RecordOfModule<M>,
  const I extends Fields = Record<never, never>,
  const Code extends CatalogueCode = never,
  // A name that is no field does not compile.
  const Columns extends ColumnsOf<M> & {
    readonly [K in Exclude<keyof Columns, keyof M['fields']>]: never;
  } = Record<never, never>,
>(
  module: M,
  declaration: OperationDeclaration<Name, M, R, I, Code, Columns>,
): Operation<Name, M, R, I, Code> {
  const key = toUpperSnake(declaration.name);
  // The keys of operations are among the actions, which is generated.
  return { ...declaration, module, key, action: declaration.action ?? (key as AuditAction) };
}

/** Whether pages offer an operation for this record, allowed by its state or not: never without the permission. */
export const isShown = (operation: AnyOperation, record: object, actor: Actor): boolean =>
  allows(operation.permission, actor) && (operation.shown?.(record, actor) ?? true);

/** The page that an operation leads to, the record's values in it. */
export const pageOf = (
  { page }: AnyOperation,
  record: Readonly<Record<string, unknown>>,
): string | undefined =>
  page?.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(record[name])));
