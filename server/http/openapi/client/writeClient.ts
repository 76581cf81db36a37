import { declarationOf, keyOf, nameOf, typeOf, type Schema } from './types.ts';
import { RUNTIME } from './runtime.ts';

interface Reference {
  readonly $ref: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: (Content & { readonly required?: boolean }) | Reference;
  readonly responses: Readonly<Record<string, Content | Reference>>;
}

/** A document of OpenAPI 3.1. */
export interface ApiDocument {
  readonly info: { readonly version: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

const isReference = (part: object): part is Reference => '$ref' in part;

/** What a reference names, or the part itself. */
function resolve<T extends object>(document: ApiDocument, part: T | Reference): T {
  if (!isReference(part)) return part;
  const [, , kind = '', name = ''] = part.$ref.split('/');
  const found = document.components?.[kind]?.[name];
  if (found === undefined) throw new Error(`${part.$ref} is not in the document`);
  return found as T;
}

const jsonOf = ({ content = {} }: Content): Schema | undefined => content['application/json']?.schema;

/** What is given in one place of a call. */
function placeOf(parameters: readonly Parameter[], place: string, name: string): string | undefined {
  const there = parameters.filter((one) => one.in === place);
  if (there.length === 0) return undefined;
  const isOwed = there.some(({ required }) => required === true);
  const fields = there.map(
    (one) =>
      `${keyOf(one.name)}${one.required === true ? '' : '?'}: ${one.schema ? typeOf(one.schema) : 'string'};`,
  );
  return `${name}${isOwed ? '' : '?'}: { ${fields.join(' ')} };`;
}

/** The type of what a call answers: JSON, bytes, or nothing. */
function answerOf(document: ApiDocument, { responses }: Operation): string {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  if (!success) return 'void';
  const answer = resolve<Content>(document, success[1]);
  const json = jsonOf(answer);
  if (json) return typeOf(json);
  return answer.content && Object.keys(answer.content).length > 0 ? 'Blob' : 'void';
}

interface Written {
  readonly line: string;
  readonly call: string;
}

function writeOperation(document: ApiDocument, method: string, path: string, operation: Operation): Written {
  const { operationId, summary = '', deprecated } = operation;
  const parameters = (operation.parameters ?? []).map((one) => resolve<Parameter>(document, one));
  const body =
    operation.requestBody && resolve<Content & { required?: boolean }>(document, operation.requestBody);
  const bodySchema = body && (jsonOf(body) ?? null);
  const parts = [
    placeOf(parameters, 'path', 'path'),
    placeOf(parameters, 'query', 'query'),
    body && `body${body.required === true ? '' : '?'}: ${bodySchema ? typeOf(bodySchema) : 'Blob'};`,
  ].filter((one) => one !== undefined);
  const answer = answerOf(document, operation);
  const notes = summary.replaceAll('*/', '* /') + (deprecated === true ? ' @deprecated' : '');
  const input = parts.length === 0 ? 'Record<never, never>' : `{ ${parts.join(' ')} }`;
  return {
    line: `  /** ${notes} */\n  ${operationId}: { input: ${input}; answer: ${answer} };`,
    call: `  ${operationId}: ['${method.toUpperCase()}', ${JSON.stringify(path)}, ${JSON.stringify(
      answer === 'void' ? 'none' : answer === 'Blob' ? 'blob' : 'json',
    )}],`,
  };
}

/** The declarations of the schemas that a text names, and of those that they name: codes that calls refuse with are left out. */
function declarationsFor(document: ApiDocument, text: string): string[] {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const left = new Map(
    schemas.map(([name, schema]) => [nameOf(name), declarationOf(name, schema as Schema)]),
  );
  const written: string[] = [];
  for (const texts = [text]; texts.length > 0;) {
    const words = new Set(texts.pop()?.match(/[A-Za-z_$][\w$]*/g));
    for (const word of words) {
      const declaration = left.get(word);
      if (declaration === undefined) continue;
      left.delete(word);
      written.push(declaration);
      texts.push(declaration);
    }
  }
  return written;
}

/**
 * Writes a client of the API in TypeScript: one file without dependencies, which compiles in the strict mode and runs where
 * `fetch` does.
 * @returns the text of the file
 */
export function writeClient(document: ApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) =>
      item[method] ? [writeOperation(document, method, path, item[method] as Operation)] : [],
    ),
  );
  return [
    `// A client of the API of Coleira ${document.info.version}, written from its description: make it anew after a change.`,
    '',
    ...declarationsFor(document, operations.map(({ line }) => line).join('\n')),
    '',
    '/** What each call takes and answers. */',
    'export interface Calls {',
    ...operations.map(({ line }) => line),
    '}',
    '',
    "const CALLS: { readonly [N in keyof Calls]: readonly [method: string, path: string, answer: 'json' | 'blob' | 'none'] } = {",
    ...operations.map(({ call }) => call),
    '};',
    RUNTIME,
  ].join('\n');
}
