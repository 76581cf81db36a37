import type { Sql } from 'sql-template-tag';
import type { ZodType } from 'zod';
import type { Access } from '../../resources/kit/access.ts';
import type { CatalogueCode } from '../../resources/kit/codes.ts';
import type { AnyModule, InputOfModule, RecordOfModule } from '../../resources/kit/module.ts';
import type { SignedInCaller } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import type { Fail, Write } from '../write/write.ts';
import type { SearchQuery } from './searchShape.ts';

/** What a module's own rules see of a generated write. */
export interface HookContext<M> extends Write {
  readonly before: RecordOfModule<M> | null;
  /** What the caller gave, checked; on update only the fields that change. */
  readonly input: InputOfModule<M>;
  readonly fail: Fail<CodesOf<M>>;
}

type CodesOf<M> = M extends { readonly errors?: readonly (infer C)[] } ? C & CatalogueCode : never;

/** An additional filter of a module's search. */
export interface ExtraFilter {
  /** What its values are, or how that follows from the product's configured token. */
  readonly shape: ZodType | ((productToken: string) => ZodType);
  /** Who may see the value that it compares; for everyone else it matches nothing. */
  readonly read?: Access;
  /** The condition over the module's table, aliased `t`; `query` is the whole search, for filters that go together. */
  readonly where: (value: never, caller: SignedInCaller, query: SearchQuery) => Sql;
}

/** Fields that a caller sees on some rows only. Elsewhere they match no filter and no search, and order no list. */
export interface RowMask {
  readonly isHidden: (property: string) => boolean;
  /** The rows, over alias `t`, on which they are shown. */
  readonly unless: Sql;
}

/** A search as it will run. */
export interface Asked {
  readonly query: SearchQuery;
  /** In place of the module's scope; `null` for all rows. */
  readonly scope?: Sql | null;
  /** What `present` leaves out on rows that the wider scope brings in. */
  readonly mask?: RowMask;
  /** One more expression for the select list, and the last touch that reads it. */
  readonly select?: Sql;
  readonly present?: Hooks['present'];
}

/** What a declaration cannot say of a module's generated calls. */
export interface Hooks<M = AnyModule> {
  /** Rows this caller may find, over alias `t`; `null` for all. Part of every statement, never a check afterwards. */
  readonly scope?: (caller: SignedInCaller) => Sql | null;
  /**
   * The id that fifteen digits in a path stand for, where the module's records have a number of their own; without it
   * a path takes ids only.
   */
  readonly findId?: (db: Queryable, number: string) => Promise<number | undefined>;
  /** A wider scope for reading one record; `scope` unless given. */
  readonly scopeOfOne?: (caller: SignedInCaller) => Sql | null;
  readonly filters?: Readonly<Record<string, ExtraFilter>>;
  /** What a search means before it runs: defaults for what was left out, another scope for what was asked exactly. */
  readonly asked?: (query: SearchQuery, caller: SignedInCaller) => Asked;
  /** More expressions for the select list over alias `t`, each `… as snake_name`: virtual fields. */
  readonly select?: Sql;
  /** More expressions for one record only: what is too dear for a list. */
  readonly selectOne?: Sql;
  /** Last touch on what goes out: masking, derived values. */
  readonly present?: (record: Record<string, unknown>, caller: SignedInCaller) => Record<string, unknown>;
  /** What `present` leaves out, and on which rows; `null` when this caller sees all fields of every row. */
  readonly mask?: (caller: SignedInCaller) => RowMask | null;
  /** Before anything else is said of a change or removal: the state of things that forbids it, whatever is given. */
  readonly beforeChange?: (context: HookContext<M> & { readonly before: RecordOfModule<M> }) => Promise<void>;
  /** Before the row is written; may return further columns (camelCase) or throw through `fail`. */
  readonly beforeWrite?: (context: HookContext<M>) => Promise<Readonly<Record<string, unknown>> | void>;
  readonly afterWrite?: (context: HookContext<M> & { readonly record: RecordOfModule<M> }) => Promise<void>;
  readonly beforeRemove?: (context: HookContext<M> & { readonly before: RecordOfModule<M> }) => Promise<void>;
  /** The text that free search looks in, when it is more than the declared fields. */
  readonly searchText?: (tx: Queryable, record: RecordOfModule<M>) => Promise<string>;
}

/** Hooks with the types of their module. */
export const hooksFor = <const M extends AnyModule>(_module: M, hooks: Hooks<M>): Hooks =>
  hooks as unknown as Hooks;
