import type { IncomingMessage } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

/** The API's published description, as far as answers are held to it. */
export interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly responses: Readonly<Record<string, Response | undefined>> }>>
    >
  >;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly parameters: Readonly<Record<string, unknown>>;
  };
}

/** An Ajv that knows the shared schemas of a document, under their own references. */
export function validatorOf(document: Described) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, addUsedSchema: false });
  formats.default(ajv);
  for (const [name, schema] of Object.entries(document.components.schemas))
    ajv.addSchema(schema, `#/components/schemas/${name}`);
  return ajv;
}

/** An answer as the document has it, also where it is one that many operations share. */
export const responseOf = (document: Described, response: Response | undefined): Response | undefined =>
  response?.$ref ? document.components.responses[response.$ref.split('/').at(-1)!] : response;

/** A route of Fastify, or a path of the document, without the names of its placeholders. */
const keyOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replaceAll(/:\w+|\{\w+\}/g, '{}').replace(/\/$/, '')}`;

/** What answers are held to: each schema is compiled when it is first needed, once in a process. */
export class Contract {
  readonly #responses = new Map<string, Readonly<Record<string, Response | undefined>>>();
  readonly #compiled = new Map<object, ValidateFunction>();
  readonly #ajv;

  constructor(readonly document: Described) {
    this.#ajv = validatorOf(document);
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { responses }] of Object.entries(methods))
        this.#responses.set(keyOf(method, path), responses);
  }

  /** How an answer differs from the document; undefined where it does not. */
  faultOf(method: string, path: string, status: number, type: string, payload: unknown): string | undefined {
    const call = keyOf(method, path);
    const responses = this.#responses.get(call);
    if (!responses) return `${call} is not documented`;
    const response = responseOf(this.document, responses[status]);
    if (!response) return `${call} answers ${status}, which is not documented: ${String(payload)}`;
    const media = response.content?.[type.split(';')[0]!.trim()];
    if (!media) return `${call} answers ${status} as ${type}, which is not documented`;
    if (!media.schema || typeof payload !== 'string') return undefined;
    const check = this.#compiled.get(media.schema) ?? this.#ajv.compile(media.schema);
    this.#compiled.set(media.schema, check);
    if (check(JSON.parse(payload))) return undefined;
    return `${call} answers ${status} other than documented: ${this.#ajv.errorsText(check.errors, { dataVar: 'answer' })}
${JSON.stringify(check.errors)}\n${payload.slice(0, 2_000)}`;
  }
}

let contract: Contract | undefined;
const faults = new WeakMap<IncomingMessage, string>();

/** Routes of the API that the document leaves out: its own address and page. */
const isUndescribed = (path: string): boolean => /^\/api\/(openapi\.json|docs)(\/|$)/.test(path);

function isOfApi({ method, is404, routeOptions }: FastifyRequest): boolean {
  const { url = '' } = routeOptions;
  return method !== 'HEAD' && !is404 && url.startsWith('/api/') && !isUndescribed(url);
}

/**
 * Holds every answer of a server to the API's published description: `inject` fails on an answer that the description
 * does not have, whichever test asked. Before the server is ready.
 * @param isOwn the server answers other than all that is declared, and so has a description of its own
 */
export function compareWithDescription(app: FastifyInstance, isOwn = false): void {
  let own: Contract | undefined;
  app.addHook('onSend', async (request, reply, payload) => {
    if (isOfApi(request)) {
      const held = isOwn
        ? (own ??= new Contract(app.describeApi() as Described))
        : (contract ??= new Contract(app.describeApi() as Described));
      const type = String(reply.getHeader('content-type') ?? '');
      const path = request.routeOptions.url!;
      const fault = held.faultOf(request.method, path, reply.statusCode, type, payload);
      if (fault !== undefined) faults.set(request.raw, fault);
    }
    return payload;
  });
  const inject = app.inject.bind(app) as (options: unknown) => ReturnType<FastifyInstance['inject']>;
  app.inject = (async (options: unknown) => {
    const answer = await inject(options);
    const fault = faults.get(answer.raw.req);
    if (fault !== undefined) throw new Error(fault);
    return answer;
  }) as FastifyInstance['inject'];
}
