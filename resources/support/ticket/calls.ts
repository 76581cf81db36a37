import { z } from 'zod';
import { operationView } from '../../kit/operations/operationView.ts';
import { filesInput } from '../../common/document/fileInput.ts';
import { FILES_BODY } from '../../common/document/limits.ts';
import { defineCall } from '../../kit/call.ts';
import { byId, idText } from '../../kit/values/ids.ts';
import { named, namedPerson } from '../../kit/values/named.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { queryList, queryWords } from '../../kit/calls/query.ts';
import { TICKET_PROCESSES } from './processes.ts';
import {
  DESCRIPTION_MAX,
  SUBJECT_MAX,
  plainStatus,
  TICKET_CATEGORIES,
  TICKET_STATUSES,
  TICKET_STEPS,
} from './schema.ts';
import { describe } from '../../kit/values/described.ts';
import { MAY_REPLY, TICKET_OPERATIONS } from './states.ts';

/** More than a person writes by hand; a program is limited. */
const BY_HAND = { max: 60, seconds: 600 } as const;

/** The product's own `…_RESPONDED` too, which an answer has. */
const isStatus = (status: string): boolean =>
  ([...TICKET_STATUSES, 'RESPONDED'] as string[]).includes(plainStatus(status));

const attachment = z.object({
  id: z.number(),
  title: z.string().nullable(),
  filename: z.string(),
  type: z.string(),
  size: z.number(),
});
export type TicketAttachment = z.output<typeof attachment>;

const author = namedPerson.extend({
  id: z.number().nullable(),
  email: z.string().nullable(),
  entity: named.nullable(),
});

const row = {
  id: z.number(),
  subject: z.string(),
  description: z.string(),
  /** One of the statuses, or the product's own `…_RESPONDED`. */
  status: z.string(),
  category: z.enum(TICKET_CATEGORIES),
  creationTimestamp: z.iso.datetime(),
  lastUpdateTimestamp: z.iso.datetime(),
  /** Until when the user who asks has read it. */
  readTimestamp: z.iso.datetime().nullable(),
  hasNewMessages: z.boolean(),
  creationUser: author,
  processType: z.enum(TICKET_PROCESSES).nullable(),
  processId: z.number().nullable(),
};
export const ticketRow = z.object(row);
export type TicketRow = z.output<typeof ticketRow>;

const ticketView = z.object({
  ...row,
  version: z.number(),
  currentUrl: z.string().nullable(),
  attachments: z.array(attachment),
  conversations: z.array(
    z.object({
      id: z.number(),
      body: z.string(),
      /** Null only where it is not known who wrote it in the helpdesk. */
      creationUser: author.nullable(),
      /** Written by the author of the ticket. */
      isAuthor: z.boolean(),
      creationTimestamp: z.iso.datetime(),
      attachments: z.array(attachment),
    }),
  ),
  /** Diagnostic data for support; hidden from other readers. */
  trace: z.object({ logSessionId: z.string().nullable(), lastSteps: z.array(z.string()) }).nullable(),
  /** Where the register's people answer; theirs alone to see. */
  helpdeskUrl: z.string().nullable(),
  helpdeskTimestamp: z.iso.datetime().nullable(),
  operations: z.record(z.enum(TICKET_OPERATIONS as [string, ...string[]]), operationView),
});
export type TicketView = z.output<typeof ticketView>;

export const searchTickets = defineCall({
  name: 'searchTickets',
  method: 'GET',
  path: '/ticketing/search',
  access: 'SIGNED_IN',
  failure: 'ERROR_SEARCH',
  summary: 'The user’s support tickets, for support all of them, the last changed first',
  query: z.strictObject({
    ...pageQuery(['lastUpdate', 'lastUpdateTimestamp', 'creationTimestamp']),
    isRead: z.enum(['true', 'false']).optional(),
    status: queryList(
      describe(z.string().max(60).refine(isStatus), { values: TICKET_STATUSES }),
      TICKET_STATUSES.length + 1,
    ),
    category: queryWords(TICKET_CATEGORIES),
  }),
  reads: { objectType: 'ticket', action: 'SEARCH', onlyFound: true },
  answer: pageOf(ticketRow),
});

export const processTickets = defineCall({
  name: 'processTickets',
  method: 'GET',
  path: '/ticketing/process/:processType/:id',
  access: 'SIGNED_IN',
  summary: 'The tickets that are attached to a process, for whoever may see that process',
  params: z.strictObject({ processType: z.enum(TICKET_PROCESSES), id: idText }),
  reads: { objectType: 'ticket', action: 'SEARCH', onlyFound: true },
  answer: z.array(ticketRow),
  errors: ['NOT_FOUND'],
});

export const getTicket = defineCall({
  name: 'getTicket',
  method: 'GET',
  path: '/ticketing/:id',
  access: 'SIGNED_IN',
  summary: 'Reads a ticket with its conversation, which then counts as read',
  params: byId,
  reads: { objectType: 'ticket' },
  answer: ticketView,
  errors: ['NOT_FOUND'],
});

export const getTicketAttachment = defineCall({
  name: 'getTicketAttachment',
  method: 'GET',
  path: '/ticketing/:id/attachments/:attachmentId',
  access: 'SIGNED_IN',
  summary: 'Reads an attachment of a ticket or of a message in it, its contents as base64',
  params: byId.extend({ attachmentId: idText }),
  reads: { objectType: 'document' },
  answer: attachment.extend({ contents: z.string() }),
  errors: ['NOT_FOUND'],
});

const files = filesInput.nullish();
/** Blank counts as nothing given. */
const text = (missing: string, invalid: string, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim() : (value ?? '')),
    z.string().min(1, missing).max(max, invalid),
  );

export const createTicket = defineCall({
  name: 'createTicket',
  method: 'POST',
  path: '/ticketing/',
  access: 'SIGNED_IN',
  failure: 'ERROR_TICKET',
  summary: 'Asks support for help, from a page and with up to ten files',
  body: z.strictObject({
    category: z.preprocess(
      (value) => (value === null || value === '' ? undefined : value),
      z.enum(TICKET_CATEGORIES, {
        error: ({ input }) => (input === undefined ? 'MISSING_CATEGORY' : 'INVALID_CATEGORY'),
      }),
    ),
    /** In a few words; the category's own word where there are none. */
    subject: text('MISSING_SUBJECT', 'INVALID_SUBJECT', SUBJECT_MAX),
    description: text('MISSING_DESCRIPTION', 'INVALID_DESCRIPTION', DESCRIPTION_MAX),
    attachments: files,
    currentUrl: z.string().trim().max(2_000).nullish(),
    logSessionId: z
      .string()
      .max(64, 'INVALID_LOG_SESSION_ID')
      .regex(/^[\w-]+$/, 'INVALID_LOG_SESSION_ID')
      .nullish(),
    /** The last user actions, the latest last: names of pages and actions, no personal data. */
    lastSteps: z.array(z.string().max(200)).max(TICKET_STEPS).nullish(),
    /** The process that the ticket is about, if any. */
    processType: z.enum(TICKET_PROCESSES, 'INVALID_PROCESS_TYPE').nullish(),
    processId: z.number().int().positive().nullish(),
  }),
  reads: { objectType: 'ticket' },
  answer: ticketRow,
  errors: ['FORM_ERROR_MSG', 'USER_HAS_NO_EMAIL', 'TOO_MANY_REQUESTS'],
  bodyLimit: FILES_BODY,
  limit: BY_HAND,
});

const changed = z.object({
  id: z.number(),
  version: z.number(),
  status: z.string(),
  lastUpdateTimestamp: z.iso.datetime(),
});

export const replyToTicket = defineCall({
  name: 'replyToTicket',
  method: 'POST',
  path: '/ticketing/:id/conversation',
  access: MAY_REPLY,
  failure: 'ERROR_COMMENT',
  summary: 'Writes a message in a ticket, with up to ten files',
  params: byId,
  body: z.strictObject({
    message: text('MISSING_MESSAGE', 'INVALID_MESSAGE', DESCRIPTION_MAX),
    attachments: files,
  }),
  answer: changed,
  errors: ['NOT_FOUND', 'TICKET_IS_CLOSED', 'TOO_MANY_REQUESTS'],
  bodyLimit: FILES_BODY,
  limit: BY_HAND,
});

export const syncTicket = defineCall({
  name: 'syncTicket',
  method: 'PUT',
  path: '/ticketing/:id/sync',
  access: 'MANAGE_TICKETS',
  failure: 'ERROR_SINCHRONIZE',
  summary: 'Brings a ticket in step with the external helpdesk',
  params: byId,
  body: z.strictObject({}).nullish(),
  answer: changed.extend({ newMessages: z.number() }),
  errors: ['NOT_FOUND', 'HELPDESK_NOT_CONFIGURED', 'ERROR_SINCHRONIZE'],
});

export const setTicketStatus = defineCall({
  name: 'setTicketStatus',
  method: 'PUT',
  path: '/ticketing/:id/status',
  access: 'MANAGE_TICKETS',
  failure: 'ERROR_CHANGE_STATE',
  summary: 'Says how a ticket stands, where no helpdesk does',
  params: byId,
  body: z.strictObject({
    status: z.enum(TICKET_STATUSES, 'INVALID_STATUS'),
    version: z.number().int().positive().optional(),
  }),
  answer: changed,
  errors: ['NOT_FOUND', 'TICKET_IS_IN_HELPDESK', 'STALE_VERSION'],
});
