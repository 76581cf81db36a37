/** A file on its way to the helpdesk. */
export interface HelpdeskFile {
  readonly filename: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A ticket to export. */
export interface HelpdeskTicket {
  /** The key of the ticket, the same at every attempt: a repeated export creates one ticket. */
  readonly key: string;
  readonly subject: string;
  readonly body: string;
  readonly requester: { readonly name: string; readonly email: string };
  readonly files: readonly HelpdeskFile[];
}

/** A message to export, under a key of its own. */
export interface HelpdeskMessage extends Pick<HelpdeskTicket, 'key' | 'body' | 'files'> {
  /** The author's name, where the author is not the requester. */
  readonly authorName: string;
}

/** The status of a ticket in the helpdesk, in the register's terms. */
export type HelpdeskStatus = 'OPEN' | 'RESPONDED' | 'PENDING_USER' | 'PENDING_OTHERS' | 'RESOLVED' | 'CLOSED';

/** A ticket as the helpdesk has it: how it stands, and what its people wrote that the register may show. */
export interface HelpdeskView {
  readonly id: string;
  /** Where people open it. */
  readonly url: string;
  readonly status: HelpdeskStatus;
  readonly answers: readonly {
    readonly id: string;
    readonly body: string;
    readonly authorName: string | null;
    /** ISO 8601. */
    readonly date: string;
  }[];
}

/**
 * An external helpdesk. Every call may be repeated: what is there already is found by its key, not made again.
 * @throws HelpdeskError when it cannot be reached or does not answer as it should
 */
export interface Helpdesk {
  /** Hands a ticket over and answers its number there. */
  putTicket(ticket: HelpdeskTicket): Promise<string>;
  putMessage(ticketId: string, message: HelpdeskMessage): Promise<void>;
  getTicket(ticketId: string): Promise<HelpdeskView>;
}

/** The helpdesk could not do what was asked; the message names no secret. */
export class HelpdeskError extends Error {
  override name = 'HelpdeskError';
  constructor(
    message: string,
    /** Asking again makes sense. */
    readonly isPassing: boolean,
  ) {
    super(message);
  }
}
