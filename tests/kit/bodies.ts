import { operationsByModule } from '../../resources/generated/operations.ts';
import type { Field } from '../../resources/kit/fields.ts';
import type { AnyOperation } from '../../resources/kit/operation.ts';
import { callOf } from '../../resources/kit/operations/operationCall.ts';
import type { CallFacts } from '../../resources/kit/testFacts.ts';
import type { Db } from '../../server/db/db.ts';
import { testFacts } from '../generated/testFacts.ts';
import { makeRecord } from './records.ts';
import type { DeclaredRoute } from './routes.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n').toString('base64');

/** A value that a field of an operation's input takes. */
async function sampleOf(db: Db, { kind, values, files, past, to, options }: Field): Promise<unknown> {
  if (files) return [{ filename: 'a.pdf', type: 'application/pdf', contents: PDF }];
  if (kind === 'date' && options.example !== undefined) return options.example;
  if (kind === 'date') return past ? '2020-02-02' : '2090-01-01';
  if (kind === 'choice') return values?.[0];
  if (kind === 'choices') return [];
  if (kind === 'boolean') return true;
  if (kind === 'phone') return '912345678';
  if (kind === 'email') return 'x@example.test';
  if (kind === 'integer' || kind === 'decimal' || kind === 'money') return 1;
  if (kind === 'reference') return makeRecord(db, to!);
  if (kind === 'text' && options.example !== undefined) return options.example;
  return kind === 'data' ? null : 'x';
}

/** The body that means an operation, with what its dialog asks for, on the version given. */
export async function operationBody(
  db: Db,
  operation: AnyOperation,
  version?: number,
): Promise<object | undefined> {
  const { input = {}, asks = Object.keys(input), fixed, method } = operation;
  if (method === 'DELETE') return undefined;
  const values: Record<string, unknown> = {};
  for (const name of asks) values[name] = await sampleOf(db, input[name]!);
  return { ...fixed, ...values, ...(version !== undefined && { version }) };
}

/** Facts of calls, by method and path, of the test facts of all modules. */
export const callFacts: ReadonlyMap<string, CallFacts> = new Map(
  Object.values(testFacts).flatMap(({ calls = {} }) => Object.entries(calls)),
);

export const nameOfRoute = ({ method, path }: Pick<DeclaredRoute, 'method' | 'path'>): string =>
  `${method} ${path}`;

const operations = new Map(
  Object.values(operationsByModule)
    .flat()
    .filter(({ stateOnly }) => !stateOnly)
    .map((operation) => [nameOfRoute(callOf([operation])), operation]),
);

/** A body that a call accepts: of its test facts, or of an operation; undefined where neither says one. */
export async function bodyOf(db: Db, route: DeclaredRoute): Promise<object | undefined> {
  const name = nameOfRoute(route);
  const operation = operations.get(name);
  return callFacts.get(name)?.body ?? (operation && operationBody(db, operation));
}
