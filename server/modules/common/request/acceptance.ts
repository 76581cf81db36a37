import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import type { AnyRequest, RequestModule } from '../../../../resources/kit/request.ts';
import type { RequestEvent } from '../../../../resources/kit/types.ts';
import type { Requester } from './mailRequester.ts';
import type { StoredRecord, Values } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';

/** An event of a request other than its acceptance. */
export type OtherEvent = Exclude<RequestEvent, 'ACCEPTED' | 'DOCUMENTS_ADDED'>;

/** The code of the decisions on one type of request: the effect of its acceptance, and the recipients of its mails. */
interface AcceptanceCode<R extends StoredRecord> {
  /**
   * Refuses what cannot be accepted any more; returns further columns of the request that accepting it sets. `given` are
   * the declared values that the decision carries; its documents are stored by then.
   */
  prepare?(write: Write, request: R, given: Values): Promise<Values | void>;
  /** Likewise of every other decision, and of taking the request back. */
  prepareOther?(write: Write, request: R, event: OtherEvent): Promise<Values | void>;
  /** Does what follows from rejecting the request, where that is more than leaving everything as it is. */
  reject?(write: Write, request: R): Promise<unknown>;
  /** Does what the request asks for; it is saved as accepted by then. `requester` is the one without a staff account. */
  accept(write: Write, request: R, requester: Requester | undefined): Promise<unknown>;
  /**
   * Writes to the people concerned after an event of the request, in place of the mail to a requester without an
   * account. `words` are reason and comments.
   */
  mail?(
    write: Write,
    request: R,
    event: RequestEvent,
    words: string | null,
    requester: Requester | undefined,
  ): Promise<unknown>;
}

/** A type of request with the code of its decisions. */
export interface Acceptance<R extends StoredRecord = StoredRecord> extends AcceptanceCode<R> {
  readonly module: AnyRequest;
}

/** Any acceptance, its request not known to the type checker. */
export type AnyAcceptance = Acceptance<never>;

/** Declares what accepting a request of a type does; exported as `<module>Acceptance`. */
export const defineAcceptance = <M extends RequestModule, R extends StoredRecord = RecordOfModule<M>>(
  module: M,
  code: AcceptanceCode<R>,
): AnyAcceptance => ({ ...code, module });
