import type { Sql } from 'sql-template-tag';
import type { AuditAction } from '../../resources/common/audit/actions.ts';
import type { Caller, SignedInCaller } from '../context.ts';
import type { Changes, Input, StoredRecord, Values } from './recordValues.ts';
import type { Write } from './openWrite.ts';

/** A change or removal of one record that a generated call is about to make. */
export interface StateContext<R> extends Write {
  readonly before: R;
  readonly change: 'UPDATE' | 'DELETE';
}

/** The input of a generated call, checked by the declaration. */
export interface InputContext<R> extends Write {
  /** The record as it stands; `null` on creation. */
  readonly before: R | null;
  /** The input; on update only the fields that change. */
  readonly input: Input<R>;
  /** Of a new child record: the number by which the caller named its parent. */
  readonly parentNumber?: string;
}

/** A record that is about to be saved, by whatever call. */
export interface SaveContext<R> extends Write<Caller> {
  /** The record as it stands; `null` when it is new. */
  readonly before: R | null;
  /** The columns that are set, by the names of their fields. */
  readonly changes: Changes<R>;
  readonly action: AuditAction;
}

/** The code that reads and saves the records of a module, for what a declaration cannot express. */
export interface RecordHooks<R = StoredRecord> {
  /** Rows this caller may find, over alias `t`; `null` for all. Part of every statement, never a check afterwards. */
  readonly scope?: (caller: SignedInCaller) => Sql | null;
  /** Rows that this caller opens one by one, where these are more than lists show; those of `scope` unless given. */
  readonly opens?: (caller: SignedInCaller) => Sql | null;
  /**
   * Whether the row `t` is in the scope, asked of a single row; the condition of `scope` unless given. Where it is, lists
   * show more than the scope: each record found says of itself whether it is in it.
   */
  readonly isInScope?: (caller: SignedInCaller) => Sql;
  /** Whether the caller may read the owner of the row `t`. */
  readonly isOwnerInScope?: (caller: SignedInCaller) => Sql;
  /** What else of the row `t` depends on the caller, by the names under which conditions of operations find it. */
  readonly forCaller?: (caller: SignedInCaller) => Readonly<Record<string, Sql>>;
  /** The condition by which an operation finds its record by what stands in its path, which may reach beyond the scope. */
  readonly lookUp?: (key: string, caller: SignedInCaller) => Sql;
  /** More expressions for the select list over alias `t`, each `… as snake_name`: virtual fields. */
  readonly select?: Sql;
  /** More expressions for one record only: what is too dear for a list. */
  readonly selectOne?: Sql;
  /** Adds values to a record that is answered. Those that are declared leave the server, redacted like all others. */
  readonly present?: (record: Values, caller: SignedInCaller) => Values;
  /**
   * Whether generated writes and operations of the module run one after the other. Records that hang below each other
   * need it: two moves at the same time could close a ring that neither closes alone.
   */
  readonly serialisesWrites?: true;
  /** Refuses a generated change or removal that the state of the record forbids, before the input is looked at. */
  checkState?(context: StateContext<R>): Promise<void>;
  /** Checks the input of a generated call against the database. */
  checkInput?(context: InputContext<R>): Promise<void>;
  /** Runs before every save; returns columns (camelCase) that follow from the changes. */
  beforeSave?(context: SaveContext<R>): Promise<Values | void>;
  /** Data-modifying expressions, each `name as (…)`, that belong to the statement of a new record, which is row `t`. */
  insertsWith?(context: Write<Caller>): readonly Sql[];
  /** Runs after every save, in its transaction, with the record as it now stands. */
  afterSave?(context: SaveContext<R> & { readonly record: R }): Promise<void>;
  /** Runs after every removal, in its transaction. */
  afterRemove?(context: Write<Caller> & { readonly before: R }): Promise<void>;
  /** Whether the table has a text that free search looks in; it has unless this is `false`. */
  readonly hasSearchText?: false;
  /** That text, as a value or an expression, where it is more than the declared fields; `undefined` leaves it as it is. */
  searchText?(record: R): string | Sql | undefined;
  /** Of a request: the fields that name owners beside `ownerId`. A merge renames them while the request is open. */
  readonly ownerFields?: readonly string[];
  /** Returns the details that every audit row of a record has beside the names of the changed fields. */
  auditDetails?(record: R): Values;
}
