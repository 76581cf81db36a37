import type { CatalogueCode } from '../../../resources/kit/codes.ts';
import type { Import } from '../../../resources/kit/import.ts';
import type { ROW_DECISIONS } from '../../../resources/work/dataImport/calls.ts';
import type { Counting, SignedInCaller } from '../../context.ts';
import type { Refusal } from '../../errors.ts';
import type { ShownChange } from '../bulk/shownChanges.ts';
import type { StoredRecord, Values } from '../../write/recordValues.ts';
import type { StoredModule } from '../../write/storedModuleType.ts';
import type { Write } from '../../write/openWrite.ts';

export type RowDecision = (typeof ROW_DECISIONS)[number];

/** A row whose cells could be read. */
export interface ReadRow {
  readonly write: Write;
  /** Values by our columns; those that the row leaves empty are missing. */
  readonly values: Values;
  /** What was decided of a row that conflicts; undefined where no user has. */
  readonly decision: Exclude<RowDecision, 'SKIP'> | undefined;
}

/** The record that a row met, with its version of before. */
export interface MetRecord {
  readonly id: number;
  readonly version: number;
}

/** What a row says otherwise than the register, and who is to decide. */
export class RowConflict extends Error {
  readonly code: CatalogueCode;
  readonly column: string | undefined;
  readonly met: MetRecord | undefined;
  readonly changes: readonly ShownChange[];
  constructor(
    code: CatalogueCode,
    about: {
      readonly column?: string | undefined;
      readonly met?: MetRecord | undefined;
      readonly changes?: readonly ShownChange[];
    } = {},
  ) {
    super(code);
    this.code = code;
    this.column = about.column;
    this.met = about.met;
    this.changes = about.changes ?? [];
  }
}

/** A row that becomes a record together with others. */
export interface GatheredRow {
  readonly line: number;
  readonly values: Values;
}

/** How several rows become one record. */
interface Gathering {
  /**
   * Reads a row alone, before it is joined with others.
   * @throws Refusal that leaves it out
   */
  read(row: GatheredRow): Values;
  /** Finds rows that are on record, with the record of each, and those that cannot be written, by their lines. */
  findKnown(write: Write, rows: readonly GatheredRow[]): Promise<ReadonlyMap<number, MetRecord | Refusal>>;
  /** Puts rows together of which each bundle becomes a record. */
  bundle(rows: readonly GatheredRow[]): readonly (readonly GatheredRow[])[];
  /** The values of the record of a bundle. */
  join(rows: readonly GatheredRow[]): Values;
}

/** The code of an import. */
export interface ImportHandler {
  /**
   * Writes one row by the normal write path; nothing is saved where the register says the same. It is run in dry runs
   * too, and rolled back: it does nothing beyond its transaction. A `Refusal` leaves the row out, with its code.
   * @throws RowConflict where the register says otherwise and nothing was decided
   */
  apply(row: ReadRow): Promise<MetRecord | undefined>;
  /** Names what rows have in common that are worked on one after the other: the same owner, the same delivery. */
  locks?(values: Values): readonly string[];
  /**
   * Counts what a row names of others beside the number of its parent, or its own, which are counted as its form counts them.
   * @throws Refusal 429 TOO_MANY_REQUESTS
   */
  countNumbers?(counting: Counting, caller: SignedInCaller, values: Values): Promise<void>;
  /** Makes one record of several rows: the numbers of a delivery. */
  readonly gather?: Gathering;
  /** Takes away what belongs to a record that the import has made, before the record is. */
  beforeRemove?(removed: {
    readonly write: Write;
    readonly stored: StoredModule;
    readonly record: StoredRecord;
  }): Promise<unknown>;
}

/** A declared import and its code. */
export interface AnyImport extends ImportHandler {
  readonly declared: Import;
}

/** The code of an import, found by its place: `<import>Import`. */
export const handleImport = (_declared: Import, code: ImportHandler): ImportHandler => code;
