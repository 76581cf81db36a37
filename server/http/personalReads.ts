import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { PersonalRead, Reads } from '../../resources/kit/call.ts';
import { modules } from '../../resources/schemas.ts';
import type { AuditEntry, AuditWriter } from '../audit/writer.ts';
import { Refusal } from '../errors.ts';
import { personalPlaces, type PersonalPlace } from './personalShapes.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Values that a handler adds to the audit row of its answer: the object read, and details. */
export type ReadNote = Partial<Pick<AuditEntry, 'action' | 'objectType' | 'objectId' | 'details'>>;

interface ReadState {
  readonly notes: ReadNote[];
  /** For which the caller reads, where one is asked for; null where none was given. */
  reason?: string | null;
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

/** Forgets what was noted by a read that is done again. */
export const forgetNotes = (request: FastifyRequest): void => {
  stateOf(request).notes.length = 0;
};

/** Adds the reason of the reader, or that none was given, to each audit row of what this request reads. */
export const noteReason = (request: FastifyRequest, reason: string | null): void => {
  stateOf(request).reason = reason;
};

/** Marks a request whose audit row was written inside its own transaction. */
export const markAudited = (request: FastifyRequest): void => {
  stateOf(request).isAudited = true;
};

/**
 * Names of personal fields of all modules, of contents of files and of notes of staff. A property of such a name has to
 * say whether it is one of them.
 */
export const PERSONAL_NAMES: ReadonlySet<string> = new Set([
  'contents',
  'observation',
  ...modules.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { options }]) => (options.personal ? [name] : [])),
  ),
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The places of a call's answer that can hold personal data; an answer without a shape can hold anything. */
export const placesOf = (answer: z.ZodType | undefined): readonly PersonalPlace[] =>
  answer === undefined ? [{ path: '', why: 'ANY_VALUE' }] : personalPlaces(answer, PERSONAL_NAMES);

const REMEDIES: Readonly<Record<PersonalPlace['why'], string>> = {
  PERSONAL:
    "is personal: say what the call `reads` ({ objectType: … }; 'OWN_DATA' of the user; 'NOTHING_PERSONAL' where it hides the person)",
  NOT_SAID:
    'has the name of a personal field: build it from its field (defineView, answerField), or mark its shape by personal() or impersonal() of resources/kit/values/personal.ts',
  ANY_VALUE: 'takes any value: give it a shape, or say what the call `reads`',
};

/**
 * Refuses a route whose answer can hold personal data and whose declaration does not say what it reads.
 * @throws Error naming the route, the places and the remedy of each, which stops the start
 */
export function requireReads(route: {
  method: string;
  path: string;
  answer?: z.ZodType;
  reads?: Reads;
}): void {
  const places = route.reads === undefined ? placesOf(route.answer) : [];
  if (places.length === 0) return;
  const faults = places.map(({ path, why }) => `\n  ${path || 'the answer'} ${REMEDIES[why]}`);
  throw new Error(
    `${route.method} ${route.path} can answer personal data and does not declare what it reads:${faults.join('')}`,
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
