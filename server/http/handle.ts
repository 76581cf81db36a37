import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  writes,
  type AnswerOf,
  type BodyOf,
  type Call,
  type CodeOf,
  type ParamsOf,
  type QueryOf,
} from '../../resources/kit/call.ts';
import type { Caller, Services, SignedInCaller } from '../context.ts';
import type { Fail, Write } from '../write/openWrite.ts';
import { findAnswer, runWrite } from '../write/pipeline.ts';
import type { Queryable } from '../db/db.ts';
import { refusalOf } from '../errors.ts';
import { markAudited, noteRead, type ReadNote } from './personalReads.ts';
import { addRoute } from './route.ts';
import { readFromStandby } from './standbyReads.ts';
import { readIdempotencyKey } from '../write/idempotency.ts';

type CallerOf<C extends Call> = C['access'] extends 'PUBLIC' ? Caller : SignedInCaller;

/** The context of a handler: the call's checked parts, the database, and the way to refuse. */
export interface CallContext<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly caller: CallerOf<C>;
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Names an object that the answer describes; otherwise the audit row names the one in the path. */
  readonly noteRead: (note: ReadNote) => void;
  /** Refuses with a declared code. Its status follows from the declaration. */
  readonly fail: Fail<CodeOf<C>>;
  /** Refuses for now: another try makes sense after so many seconds. */
  readonly failFor: (code: CodeOf<C>, retryAfter: number) => never;
}

/** Runs a reading call. */
type Reader<C extends Call> = (context: CallContext<C> & { readonly db: Queryable }) => Promise<AnswerOf<C>>;
/** Runs a writing call inside its transaction; `prepared` is what came of the slow work before it opened. */
type Writer<C extends Call, P> = (
  context: CallContext<C> & Write<CallerOf<C>> & { readonly prepared: P },
) => Promise<AnswerOf<C>>;

/** A call and the code that answers it. */
export interface Handler {
  readonly call: Call;
  readonly register: (app: FastifyInstance, services: Services) => void;
}

function contextOf<C extends Call>(
  call: C,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): CallContext<C> {
  return {
    params: request.params as ParamsOf<C>,
    query: request.query as QueryOf<C>,
    body: request.body as BodyOf<C>,
    caller: request.caller as CallerOf<C>,
    services,
    request,
    reply,
    noteRead: (note) => noteRead(request, note),
    fail: (code, errors, details) => {
      throw refusalOf(call, code, errors, details);
    },
    failFor: (code, retryAfter) => {
      throw refusalOf(call, code, [], {}, retryAfter);
    },
  };
}

/** Returns the options of a declared call's route. */
export const routeOf = (call: Call) => ({
  name: call.name,
  method: call.method,
  path: call.path,
  access: call.access,
  summary: call.summary,
  failure: call.failure,
  tag: /^\/([a-z-]+)/.exec(call.path)?.[1] ?? 'other',
  params: call.params,
  query: call.query,
  body: call.body,
  answer: call.answer,
  reads: call.reads,
  errors: call.errors,
  statuses: call.statuses,
  media: call.media,
  writes: writes(call),
  isRepeatable: writes(call) && !call.once,
  bodyLimit: call.bodyLimit,
  duringSignIn: call.duringSignIn,
  background: call.background,
  notWhileImpersonating: call.notWhileImpersonating,
  limit: call.limit,
  apiKey: call.apiKey,
  needsPerson: call.needsPerson,
  signed: call.signed,
  raw: call.raw,
  deprecated: call.deprecated,
});

/**
 * Answers a reading call. What it reads of people leaves its audit row before the answer does.
 * @param isFound of a call that a standby may answer: whether its answer there needs no second look
 */
export const handleRead = <C extends Call>(
  call: C,
  read: Reader<C>,
  isFound?: (answer: AnswerOf<C>) => boolean,
): Handler => ({
  call,
  register: (app, all) =>
    addRoute(app, {
      ...routeOf(call),
      handler: (request, reply) => {
        const answer = (services: Services) =>
          read({ ...contextOf(call, services, request, reply), db: services.db });
        return call.standby ? readFromStandby(all, request, answer, isFound) : answer(all);
      },
    }),
});

/** What is slow or waits for others (pictures, mails), done before the transaction opens. */
interface Preparation<C extends Call, P> {
  /** Whether this call has anything to prepare; always by default. What is not prepared is `null`. */
  readonly isNeeded?: (context: CallContext<C>) => boolean;
  readonly run: (context: CallContext<C>) => Promise<P>;
}

/**
 * Answers a writing call in one transaction, with protection against repeats unless the call hands out a
 * token.
 */
export const handleWrite = <C extends Call, P = undefined>(
  call: C,
  write: Writer<C, P>,
  preparation?: Preparation<C, P> | Preparation<C, P>['run'],
): Handler => ({
  call,
  register: (app, services) => {
    const { run, isNeeded = () => true } =
      typeof preparation === 'function' ? { run: preparation } : (preparation ?? {});
    if (!writes(call)) throw new Error(`${call.name} is declared to read, and handled as a write`);
    addRoute(app, {
      ...routeOf(call),
      handler: async (request, reply) => {
        const context = contextOf(call, services, request, reply);
        const repeat = call.once ? null : readIdempotencyKey(request);
        const prepare = run && isNeeded(context) ? run : undefined;
        // What is prepared may be possible only once, as the check of a code.
        const earlier = prepare && repeat && (await findAnswer(services.db, context.caller, repeat));
        if (earlier) return earlier.body ?? {};
        const prepared = (prepare ? await prepare(context) : null) as P;
        const answer = await runWrite(services, context.caller, repeat, async (open) => ({
          status: 200,
          body: await write({ ...context, ...open, prepared }),
        }));
        if (answer.isAudited) markAudited(request);
        return answer.body ?? {};
      },
    });
  },
});
