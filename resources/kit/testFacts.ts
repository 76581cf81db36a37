import type { ModuleName } from '../generated/moduleNames.ts';
import type { AnyOperation } from './operation.ts';

/** Values of a record's columns, by the names of their fields; objects are stored as JSON. */
export type ColumnValues = Readonly<Record<string, unknown>>;

/** What the values of a record of tests are made from. */
export interface RecordMaker {
  /** A number that no other record of the run has. */
  readonly number: number;
  /** Writes a record of another module, and returns its id. */
  make(module: ModuleName): Promise<number>;
  /** Registers an animal of an owner, and returns both with its number. */
  register(): Promise<{ readonly id: number; readonly transponder: string; readonly ownerId: number }>;
  /** Stores a file that was uploaded for a job of a user, and returns its id. */
  upload(userId: number, contents: string): Promise<string>;
}

/** Facts of a call that names a record. */
export interface CallFacts {
  /** A body that it accepts, so that what it answers depends on the record alone. */
  readonly body?: object;
  /** The reason why it finds what it names for users of every entity. */
  readonly open?: string;
}

/**
 * What the tests over all declarations cannot tell from the declaration of a module. It lies beside it, in
 * `testFacts.ts`, exported as `<module>TestFacts`; no page loads it.
 */
export interface TestFacts {
  /** Returns values of a new record beside those of its required fields; needed too where no generated call makes one. */
  record?(maker: RecordMaker): ColumnValues | Promise<ColumnValues>;
  /**
   * Returns the values of further states of a record. Tests of operations set themselves what the conditions look at,
   * where it is a column; this is for states that follow from other columns.
   */
  states?(maker: RecordMaker): readonly ColumnValues[] | Promise<readonly ColumnValues[]>;
  /** Operations that are done with a record first, so that another one finds what it works on. */
  readonly needs?: readonly { readonly operation: AnyOperation; readonly first: AnyOperation }[];
  /** Calls of the module, by method and path: `PUT /animals/:id`. Bodies of operations follow from their input. */
  readonly calls?: Readonly<Record<string, CallFacts>>;
  /**
   * Calls whose example in the API's description is accepted only in a state that it cannot make, and which: a code that was
   * mailed, another person. By method and path; `*` stands for the path of any module.
   */
  readonly exampleNeeds?: Readonly<Record<string, string>>;
  /** Personal fields of others, as `module.field`, that lists show to all who read this module. */
  readonly shows?: readonly string[];
  /** Users who read the module find the records of all entities. */
  readonly belongsToNoEntity?: boolean;
}
