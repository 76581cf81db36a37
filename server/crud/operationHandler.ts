import type { CatalogueCode } from '../../resources/kit/codes.ts';
import type { Fields } from '../../resources/kit/types.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { InputValues, Operation } from '../../resources/kit/operation.ts';
import type { Services, SignedInCaller } from '../context.ts';
import type { Fail, Write } from '../write/openWrite.ts';
import type { StoredRecord, Values } from '../write/recordValues.ts';

/** The context of an operation's code before its transaction opens. */
export interface PrepareContext<I> {
  readonly input: InputValues<I>;
  readonly caller: SignedInCaller;
  readonly services: Services;
}

/** The context of an operation's code inside its transaction: the record, locked and allowed, and the input. */
export interface OperationContext<R, I, P, Code extends CatalogueCode, L = undefined> extends Write {
  readonly record: R & StoredRecord;
  readonly input: InputValues<I>;
  readonly prepared: P;
  readonly loaded: L;
  readonly fail: Fail<Code | 'FORM_ERROR_MSG'>;
}

/** The code of an operation that needs the database or files. */
interface OperationCode<R, I, P, Code extends CatalogueCode, L> {
  /** Does what is slow or waits for others (pictures, scans), before the transaction opens. */
  prepare?(context: PrepareContext<I>): Promise<P>;
  /** Locks what must be locked before the record is. */
  lockFirst?(write: Write, id: string): Promise<unknown>;
  /** Reads what several of the steps below need, once the operation is allowed. */
  load?(context: OperationContext<R, I, P, Code>): Promise<L>;
  /** Returns the columns to set, beside those that the declaration sets; `null` where there is nothing to do. */
  change?(context: OperationContext<R, I, P, Code, L>): Promise<Values | null>;
  /** Details of its audit row beside those of the declaration. */
  details?(context: OperationContext<R, I, P, Code, L>): Values;
  /** Runs once the record is saved, in the same transaction; returns what the answer carries beside the record. */
  after?(
    context: OperationContext<R, I, P, Code, L> & { readonly saved: R & StoredRecord },
  ): Promise<Values | void>;
}

/** The code of any operation, its types not known to the type checker. */
export type OperationHandler = OperationCode<StoredRecord, Fields, unknown, CatalogueCode, unknown>;

/** The code of the operations of a module, by their names. */
export type OperationHandlers = Readonly<Record<string, OperationHandler>>;

/** The code of an operation, with the types of its declaration, found by its place: `<name>Operation`. */
export const operationHandler = <
  Name extends string,
  M extends AnyModule,
  R,
  I extends Fields,
  Code extends CatalogueCode,
  P = undefined,
  L = undefined,
>(
  _operation: Operation<Name, M, R, I, Code>,
  code: OperationCode<R, I, P, Code, L>,
): OperationHandler => code as OperationHandler;
