import { isOpenToKeys } from '../../../resources/access/apiKey/scopes.ts';
import type { CatalogueCode } from '../../../resources/kit/codes.ts';
import { fixedStatusOf } from '../../../resources/kit/calls/refusals.ts';
import { failureOf, type Route } from '../route.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { codesOfShape } from './shapeCodes.ts';

/** A body from this size on is a file's: places, quotas and the scanner of files may refuse it. */
const FILE_BODY = 1024 * 1024;
/** The codes for a refused file. */
const FILE_CODES: readonly CatalogueCode[] = [
  'FILE_INFECTED',
  'FILE_TOO_LARGE',
  'FILE_TYPE_MISMATCH',
  'INVALID_FILE',
  'INVALID_FILE_TYPE',
  'INVALID_IMAGE_TYPE',
  'PHOTO_TOO_LARGE',
  'TOO_MANY_FILES',
];
const WITH_RETRY = new Set([429, 503, 507]);

/** The refusals of keys of programs alone, by status: the codes, and the name where the call has no other of that status. */
const OF_KEYS = {
  403: {
    codes: ['API_KEY_FROM_OTHER_ADDRESS', 'API_KEY_OUTSIDE_SCOPE', 'API_KEY_UNKNOWN_VETERINARIAN'],
    name: 'KeyNotAccepted',
    description: 'The key may not make this call, from here or for this veterinarian',
  },
  429: {
    codes: ['TOO_MANY_REQUESTS'],
    name: 'KeyUsedTooOften',
    description: 'Too many calls with this key',
  },
} as const;
const FOR_PERSONS = {
  403: { codes: ['API_KEY_NEEDS_PERSON'], name: 'KeyNeedsPerson', description: 'No key makes this call' },
} as const;

interface KeyRefusal {
  readonly codes: readonly CatalogueCode[];
  readonly name: string;
  readonly description: string;
}

/** The refusals of a call with a key, beside those that every caller can get. */
function refusalsOfKeys(route: Route): Readonly<Record<string, KeyRefusal>> {
  if (isOpenToKeys(route)) return OF_KEYS;
  return route.access === 'PUBLIC' ? {} : FOR_PERSONS;
}

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'Not a request of this call: no JSON, wrong types, unknown names',
  401: 'Not signed in, or a step of the sign-in is owed',
  403: 'The account may not make this call',
  404: 'Not there, or not visible to this account',
  409: 'The state of things does not allow it',
  413: 'The body is too large',
  415: 'The body is not JSON',
  422: 'Values are wrong or missing, each under its property',
  429: 'Too many for now',
  500: 'An error of the server',
  503: 'The server cannot answer for now',
  507: 'The server has no room left',
};

/** The codes of a refusal's message by status: what follows from the kind of call, and what it declares. */
function messagesOf(route: Route): Map<number, Set<string>> {
  const { access, params, body, errors = [], limit, bodyLimit = 0 } = route;
  const found = new Map<number, Set<string>>();
  const add = (status: number, ...codes: readonly string[]): void => {
    const known = found.get(status) ?? new Set<string>();
    for (const code of codes) known.add(code);
    found.set(status, known);
  };
  add(400, 'MALFORMED_REQUEST');
  if (route.apiKey) add(401, 'UNAUTHORIZED');
  if (access !== 'PUBLIC') {
    add(401, 'UNAUTHORIZED');
    if (!route.duringSignIn) add(401, 'ENTITY_REQUIRED', 'LEGAL_WARNING_REQUIRED');
    if (access !== 'SIGNED_IN') add(403, 'FORBIDDEN');
  }
  if (params) add(404, 'NOT_FOUND');
  if (route.notWhileImpersonating) add(409, 'NOT_WHILE_IMPERSONATING');
  if (route.isRepeatable) add(409, 'IDEMPOTENCY_KEY_REUSED');
  if (route.method !== 'GET') {
    add(413, route.raw ? 'UPLOAD_TOO_LARGE' : 'FILE_TOO_LARGE');
    add(415, 'MALFORMED_REQUEST');
  }
  if (body || fieldCodesOf(route).length > 0) add(422, 'FORM_ERROR_MSG');
  if (limit) add(429, 'TOO_MANY_REQUESTS');
  if (bodyLimit > FILE_BODY) {
    add(429, 'TOO_MANY_REQUESTS', 'UPLOAD_QUOTA_REACHED');
    add(503, 'SCANNER_AWAY');
  }
  add(500, failureOf(route));
  add(503, 'DATABASE_AWAY', 'SERVER_BUSY');
  add(507, 'SERVER_BUSY');
  for (const code of errors) {
    const status = fixedStatusOf(route, code);
    if (status !== undefined) add(status, code);
    else {
      add(409, code);
      add(422, code);
    }
  }
  return found;
}

/** The codes that may stand beside a property: the declared ones, and those of the shapes. */
function fieldCodesOf({ params, query, body, errors = [], bodyLimit = 0 }: Route): string[] {
  const shapes = [params, query, body].flatMap((shape) => (shape ? codesOfShape(shape) : []));
  const ofFiles = bodyLimit > FILE_BODY ? FILE_CODES : [];
  return [...new Set([...errors.filter((code) => code !== 'FORM_ERROR_MSG'), ...shapes, ...ofFiles])].sort();
}

/** The body of a refusal, common to all calls. */
export const REFUSAL: JsonSchema = {
  type: 'object',
  description:
    'Why a call was not answered. `data.message` is a code; `errors` name the properties concerned.',
  properties: {
    hasErrors: { const: true, description: 'What was typed is to be kept: there is something to correct' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { property: { type: 'string' }, error: { type: 'string' } },
        required: ['property', 'error'],
        additionalProperties: false,
      },
    },
    data: {
      type: 'object',
      properties: {
        message: { type: 'string' },
        moreErrors: { type: 'integer', description: 'Faults beyond those that are named' },
        current: { description: 'The record as it stands, where a stale one was saved' },
        savedBy: { type: ['string', 'null'] },
        savedAt: { type: 'string', format: 'date-time' },
      },
      required: ['message'],
    },
  },
  required: ['data'],
  additionalProperties: false,
};

/** Field codes that the kit derives from a field's name; any other is listed. */
const DERIVED: JsonSchema = { type: 'string', pattern: '^(MISSING|INVALID|DUPLICATE)_[A-Z0-9_]+$' };

/** The codes beside properties, each list of them once among the schemas of the document. */
export class FieldCodes {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly #names = new Map<string, string>();

  /** A schema for the codes of a call; `owner` names the list where no call before had the same. */
  refer(codes: readonly string[], owner: string): JsonSchema {
    if (codes.length === 0) return DERIVED;
    const key = codes.join();
    const name = this.#names.get(key) ?? `${owner}FieldCode`;
    this.#names.set(key, name);
    this.schemas[name] = { anyOf: [DERIVED, { enum: codes }] };
    return { $ref: `#/components/schemas/${name}` };
  }
}

function bodyOf(messages: readonly string[], error: JsonSchema | undefined): JsonSchema {
  return {
    allOf: [{ $ref: '#/components/schemas/Refusal' }],
    properties: {
      data: { properties: { message: { enum: messages } } },
      ...(error && { errors: { items: { properties: { error } } } }),
    },
  };
}

/** One answer of an operation, as the document has it. */
export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema; readonly example?: unknown }>>;
}

const RETRY_AFTER = {
  description: 'Seconds after which another try makes sense',
  required: true,
  schema: { type: 'integer', minimum: 0 },
};

function responseOf(
  status: number,
  messages: readonly string[],
  error?: JsonSchema,
  description = DESCRIPTIONS[status]!,
): Response {
  const schema = bodyOf(messages, error);
  const example = { ...(error && { hasErrors: true, errors: [] }), data: { message: messages[0] } };
  return {
    description,
    ...(WITH_RETRY.has(status) && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: { 'application/json': { schema, example } },
  };
}

/** Names of the refusals with these codes, by status; any other of one code has the name of its code. */
const NAMES: Readonly<Record<string, string>> = {
  '400 MALFORMED_REQUEST': 'Malformed',
  '401 ENTITY_REQUIRED,LEGAL_WARNING_REQUIRED,UNAUTHORIZED': 'NotSignedIn',
  '401 UNAUTHORIZED': 'NotSignedInYet',
  '403 API_KEY_NEEDS_PERSON,FORBIDDEN': 'ForbiddenToKeys',
  '403 API_KEY_FROM_OTHER_ADDRESS,API_KEY_OUTSIDE_SCOPE,API_KEY_UNKNOWN_VETERINARIAN,FORBIDDEN': 'Forbidden',
  '413 FILE_TOO_LARGE': 'TooLarge',
  '415 MALFORMED_REQUEST': 'NotJson',
  '429 TOO_MANY_REQUESTS': 'TooMany',
  '429 TOO_MANY_REQUESTS,UPLOAD_QUOTA_REACHED': 'TooManyFiles',
  '500 ERROR_READ': 'ReadFailed',
  '500 INTERNAL_ERROR': 'Failed',
  '503 DATABASE_AWAY,SERVER_BUSY': 'Away',
  '503 DATABASE_AWAY,SCANNER_AWAY,SERVER_BUSY': 'ScannerAway',
  '507 SERVER_BUSY': 'NoRoom',
};

const pascal = (code: string): string =>
  code.toLowerCase().replaceAll(/(?:^|_)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** The name of a refusal among those that calls share; what few share is named after the first of them. */
const nameOf = (status: number, codes: readonly string[], owner: string): string =>
  NAMES[`${status} ${codes.join()}`] ??
  (codes.length === 1 && ![409, 422].includes(status) ? pascal(codes[0]!) : `${owner}${status}`);

/** A refusal of a call. */
export interface NamedRefusal {
  readonly status: string;
  /** Its name, should other calls refuse in the same words. */
  readonly name: string;
  readonly response: Response;
}

/** Every refusal that a call can answer. */
export function refusalsOf(route: Route, fieldCodes: FieldCodes): NamedRefusal[] {
  const fields = fieldCodesOf(route);
  const messages = messagesOf(route);
  const ofKeys = refusalsOfKeys(route);
  const forKeysAlone = Object.entries(ofKeys).flatMap(([status, { codes, name, description }]) =>
    messages.has(Number(status))
      ? []
      : [{ status, name, response: responseOf(Number(status), codes, undefined, description) }],
  );
  const forAll = [...messages].map(([status, found]) => {
    const codes = [...new Set([...found, ...(ofKeys[status]?.codes ?? [])])].sort();
    const error =
      status === 400
        ? { enum: ['MALFORMED_REQUEST'] }
        : [409, 422].includes(status)
          ? fieldCodes.refer(fields, route.name)
          : undefined;
    const response = responseOf(status, codes, error);
    return { status: String(status), name: nameOf(status, codes, route.name), response };
  });
  return [...forAll, ...forKeysAlone];
}
