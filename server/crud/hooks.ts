import type { Sql } from 'sql-template-tag';
import type { ZodType } from 'zod';
import type { FormValues } from '../../resources/common/publicForm/formFields.ts';
import type { Access } from '../../resources/kit/access.ts';
import type { AnyModule, RecordOfModule } from '../../resources/kit/module.ts';
import type { Counting, Services, SignedInCaller } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import type { RecordHooks } from '../write/hooks.ts';
import type { StoredModule } from '../write/storedModuleType.ts';
import type { StoredRecord } from '../write/recordValues.ts';
import type { SearchQuery } from './searchQuery.ts';
import type { Values } from '../write/recordValues.ts';

/**
 * Conditions of which a row has to meet one. Each is searched by an index of its own that has the list's order: with
 * `or` or `= any` PostgreSQL reads all matches to sort them, or the whole table in order.
 */
export interface AnyOf {
  readonly anyOf: readonly Sql[];
}

/** An additional filter of a module's search. */
export interface ExtraFilter {
  /** The shape of its values, or a function that derives it from the product's configured token. */
  readonly shape: ZodType | ((productToken: string) => ZodType);
  /** The access to the compared value; for other callers the filter matches nothing. */
  readonly read?: Access;
  /** The field whose value it reveals, where that is not the one of its name: hidden with that field. */
  readonly reveals?: string;
  /** The condition over the module's table, aliased `t`; `query` is the whole search, for filters that go together. */
  // A method, so that each takes values of its own shape.
  where(value: unknown, caller: SignedInCaller, query: SearchQuery): Sql | AnyOf;
}

/** A search as it will run. */
export interface PreparedSearch {
  readonly query: SearchQuery;
  /** In place of the module's scope; `null` for all rows. What redactions hide beyond the scope is hidden. */
  readonly scope?: Sql | null;
}

/** The code of a module's generated calls, for what a declaration cannot express. */
export interface Hooks<R = StoredRecord> extends RecordHooks<R> {
  /**
   * The id that fifteen digits in a path stand for, where the module's records have a number of their own; without it
   * a path takes ids only.
   */
  readonly findId?: (db: Queryable, number: string) => Promise<number | undefined>;
  readonly filters?: Readonly<Record<string, ExtraFilter>>;
  /** Whether this caller must say why a record and its versions are read; the reason stays in the audit. */
  readonly needsReadReason?: (db: Queryable, id: number, caller: SignedInCaller) => Promise<boolean>;
  /** The record for which the caller must give a reason before this one is created; null where none is asked for. */
  readonly readsToCreate?: (
    db: Queryable,
    input: Values,
    caller: SignedInCaller,
  ) => Promise<{ readonly objectType: string; readonly objectId: number } | null>;
  /** Of a request: the columns of one that a public form opens, where these are not the fields of the form. */
  readonly formColumns?: (values: FormValues) => Values;
  /**
   * Runs before a search: counts the whole number by which it finds records outside the caller's scope.
   * @throws Refusal 429 TOO_MANY_REQUESTS
   */
  readonly beforeSearch?: (services: Services, query: SearchQuery, caller: SignedInCaller) => Promise<void>;
  /**
   * Runs before a call looks a record up by its number to act on it or below it, outside the transaction: counts the number.
   * @throws Refusal 429 TOO_MANY_REQUESTS
   */
  readonly beforeLookUp?: (counting: Counting, caller: SignedInCaller, number: string) => Promise<void>;
  /**
   * Runs before the transaction of a generated creation or change opens: counts numbers of others among what was given.
   * @param id the record that is changed
   * @throws Refusal 429 TOO_MANY_REQUESTS
   */
  readonly beforeWrite?: (
    counting: Counting,
    caller: SignedInCaller,
    given: Values,
    id?: number,
  ) => Promise<void>;
  /** Rows, over alias `t`, that stand before all others in the list that a search means; none by default. */
  readonly firstOf?: (query: SearchQuery) => Sql | undefined;
  /** Prepares a search before it runs: defaults for missing parameters, another scope for an exact number. */
  readonly prepareSearch?: (query: SearchQuery, caller: SignedInCaller) => PreparedSearch;
}

/** A module with its generated calls. */
export type CrudModule = StoredModule<StoredRecord, Hooks>;

/** Hooks with the types of their module, or of its records as the hooks' `select` completes them. */
export const hooksFor = <const M extends AnyModule, R = RecordOfModule<M>>(
  _module: M,
  hooks: Hooks<R>,
): Hooks<R> => hooks;
