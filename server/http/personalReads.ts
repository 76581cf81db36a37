import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { PersonalRead, Reads } from '../../resources/kit/call.ts';
import { modules } from '../../resources/schemas.ts';
import type { AuditEntry, AuditWriter } from '../audit/writer.ts';
import { Refusal } from '../errors.ts';
import { jsonSchemaOf } from './openapi/jsonSchema.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Values that a handler adds to the audit row of its answer: the object read, and details. */
export type ReadNote = Partial<Pick<AuditEntry, 'action' | 'objectType' | 'objectId' | 'details'>>;

interface ReadState {
  readonly notes: ReadNote[];
  /** For which the caller reads, where one is asked for. */
  reason?: string;
  isAudited: boolean;
}

const states = new WeakMap<FastifyRequest, ReadState>();

function stateOf(request: FastifyRequest): ReadState {
  let state = states.get(request);
  if (!state) states.set(request, (state = { notes: [], isAudited: false }));
  return state;
}

/** Adds an object to what this request reads; each note becomes one audit row in place of the general one. */
export const noteRead = (request: FastifyRequest, note: ReadNote): void => {
  stateOf(request).notes.push(note);
};

/** Adds the reason of the reader to each audit row of what this request reads. */
export const noteReason = (request: FastifyRequest, reason: string): void => {
  stateOf(request).reason = reason;
};

/** Marks a request whose audit row was written inside its own transaction. */
export const markAudited = (request: FastifyRequest): void => {
  stateOf(request).isAudited = true;
};

/** Names of properties that hold personal data: the personal fields of all modules, contents of files, notes of staff. */
export const PERSONAL_NAMES: ReadonlySet<string> = new Set([
  'contents',
  'observation',
  ...modules.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { options }]) => (options.personal ? [name] : [])),
  ),
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function holdsPersonal(node: unknown): boolean {
  if (!isRecord(node)) return false;
  // An empty schema takes anything, a person's data included.
  if (!Array.isArray(node) && Object.keys(node).length === 0) return true;
  return Object.entries(node).some(([key, value]) => {
    if (key === 'properties' && isRecord(value))
      return (
        Object.keys(value).some((name) => PERSONAL_NAMES.has(name)) ||
        Object.values(value).some(holdsPersonal)
      );
    return holdsPersonal(value);
  });
}

/** Whether an answer of this shape can hold personal data: a property of that name, or a place that takes anything. */
export function carriesPersonal(answer: z.ZodType | undefined): boolean {
  if (answer === undefined) return true;
  return holdsPersonal(jsonSchemaOf(answer, 'output'));
}

/**
 * Refuses a route whose answer can hold personal data and whose declaration does not say what it reads.
 * @throws Error naming the route, which stops the start
 */
export function requireReads(route: {
  method: string;
  path: string;
  answer?: z.ZodType;
  reads?: Reads;
}): void {
  if (route.reads !== undefined || !carriesPersonal(route.answer)) return;
  throw new Error(
    `${route.method} ${route.path} can answer personal data and does not declare what it reads`,
  );
}

const isEmpty = (answer: unknown): boolean =>
  Array.isArray(answer)
    ? answer.length === 0
    : isRecord(answer) && Array.isArray(answer.content) && answer.content.length === 0;

const idIn = (value: unknown): string | number | null => {
  const { id, transponder } = (value ?? {}) as { id?: unknown; transponder?: unknown };
  const found = id ?? transponder;
  return typeof found === 'string' || typeof found === 'number' ? found : null;
};

/** Writes a row for each note of the handler, else one for the object that path, body or answer names. */
async function writeRows(
  audit: AuditWriter,
  { action = 'READ', objectType }: PersonalRead,
  request: FastifyRequest,
  answer?: unknown,
): Promise<void> {
  const { notes, reason } = stateOf(request);
  const objectId = idIn(request.params) ?? idIn(request.body) ?? idIn(answer);
  const general = { action, objectType, objectId };
  const rows: readonly ReadNote[] = notes.length > 0 ? notes : [{}];
  await Promise.all(
    rows.map((note) => {
      const why = reason !== undefined && { details: { ...note.details, reason } };
      return audit.record(request.caller, { ...general, ...note, ...why });
    }),
  );
}

/** Runs a handler whose answers hold no personal data; a refusal of it may show a record that does. */
export const withRefusalAudit =
  (audit: AuditWriter, handler: Handler): Handler =>
  async (request, reply) => {
    try {
      return await handler(request, reply);
    } catch (error) {
      if (error instanceof Refusal && error.shows)
        await audit.record(request.caller, { action: 'READ', ...error.shows });
      throw error;
    }
  };

/**
 * Runs a handler and lets its answer leave only once the audit row of what it reads is committed. A write that
 * changed something has its row already; one that changed nothing, the repeat of an earlier answer, and a refusal
 * that shows a record each leave a row as a read does.
 */
export const withAudit =
  (audit: AuditWriter, read: PersonalRead, handler: Handler): Handler =>
  async (request, reply) => {
    let answer: unknown;
    try {
      answer = await handler(request, reply);
    } catch (error) {
      const shows = error instanceof Refusal && Object.keys(error.details).length > 0;
      if (shows || (error instanceof Refusal && stateOf(request).notes.length > 0))
        await writeRows(audit, read, request);
      throw error;
    }
    const { notes, isAudited } = stateOf(request);
    const isNothing = (read.onlyFound === true && isEmpty(answer)) || (isAudited && notes.length === 0);
    if (!isNothing) await writeRows(audit, read, request, answer);
    return answer;
  };
