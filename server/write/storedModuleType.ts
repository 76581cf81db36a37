import type { Sql } from 'sql-template-tag';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { FieldRedaction } from '../../resources/kit/records/redaction.ts';
import type { RecordHooks } from './hooks.ts';
import type { StoredRecord } from './recordValues.ts';

/**
 * A module as it lies in the database: its declaration, its hooks, and the fragments that its statements are made of.
 * `R` is a record as `selectOne` reads it.
 */
export interface StoredModule<R extends StoredRecord = StoredRecord, H extends RecordHooks = RecordHooks> {
  readonly module: AnyModule;
  readonly hooks: H;
  /** The module of the parent, for child records. */
  readonly parent: StoredModule | undefined;
  readonly name: Sql;
  /** Stored fields and their columns, quoted. */
  readonly columns: ReadonlyMap<string, Sql>;
  /** All stored columns, the references expanded, and the module's own expressions. */
  readonly select: Sql;
  readonly selectOne: Sql;
  readonly joins: Sql;
  /** The properties of a record that are answered: its fields, their expansions, and what is declared beside them. */
  readonly answered: readonly string[];
  /** Fields whose stored values are answered by other names. */
  readonly converted: readonly (readonly [string, (stored: unknown) => unknown])[];
  readonly redactions: readonly FieldRedaction[];
  /** Of the type checker alone: never set. */
  readonly recordType?: R;
}
