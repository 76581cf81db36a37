import type { FieldError } from '../../resources/kit/codes.ts';
import type { AuditEntry } from '../audit/writer.ts';
import type { Caller, Services, SignedInCaller } from '../context.ts';
import type { Tx } from '../db/db.ts';

/** Refuses, with a code that was declared. `errors` are the fields it concerns. */
export type Fail<Code> = (
  code: Code,
  errors?: readonly FieldError[],
  details?: Readonly<Record<string, unknown>>,
) => never;

/** An open write: its transaction, its caller, and the messages to send after the commit. */
export interface Write<C extends Caller = SignedInCaller> {
  readonly tx: Tx;
  readonly caller: C;
  readonly services: Services;
  /** Adds a row to the audit of this transaction. */
  readonly audit: (entry: AuditEntry) => void;
  /** Something to be done after the commit, once, even if the process dies: a mail, a job. */
  readonly enqueue: (kind: string, payload: object) => void;
}
