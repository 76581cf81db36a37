import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  labelFilterOf,
  oneByOneFilter,
  TO_DECIDE,
  WITH_DOCUMENTS_AWAITED,
  type QueueState,
} from '../../../../resources/common/request/overview.ts';
import { modules } from '../../../../resources/generated/modules.ts';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { isRequest, type AnyRequest } from '../../../../resources/kit/request.ts';
import { toSnake } from '../../../../resources/kit/names.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeRecord } from '../../../kit/records.ts';

interface Row {
  readonly creationTimestamp: string;
  readonly dueDate?: string | null;
  readonly termPauseDate?: string | null;
}

const requests = modules.filter(isRequest);

let server: TestServer;
let operator: Person;
let states: readonly QueueState[];

/** Makes open requests of a type in every state that its figures tell apart, and one that is closed. */
async function makeRequests({ name, request: { origins, objectType } }: AnyRequest): Promise<void> {
  const table = raw(toSnake(name));
  const set = async (changes: ReturnType<typeof sql>) => {
    const id = await makeRecord(server.db, name);
    await server.db.query(sql`update ${table} set ${changes} where id = ${id}`);
    await server.db.query(
      sql`insert into label (object_type, object_id, value) values (${objectType}, ${id}, 'Urgente')`,
    );
  };
  const late = sql`creation_timestamp = '2019-12-20T10:00:00Z', due_date = '2020-01-10'`;
  await set(sql`creation_timestamp = '2021-02-03T10:00:00Z'`);
  await set(late);
  await set(sql`${late}, validation_status = 'WAITING_DOCUMENTATION', term_pause_date = '2020-01-02'`);
  await set(sql`validation_status = 'DONE', closed = true, accepted = true`);
  for (const origin of origins)
    await set(sql`origin = ${origin}, creation_timestamp = '2018-01-01T10:00:00Z'`);
}

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({ profile: { name: 'operator' }, permissions: PERMISSIONS });
  for (const module of requests) await makeRequests(module);
  states = (await operator.call('GET', '/requests/overview')).body as QueueState[];
});
afterAll(() => server.close());

/** The list that a filter finds, as the queue asks for it. */
async function listOf({ path }: AnyRequest, filter: Readonly<Record<string, unknown>>) {
  const query = new URLSearchParams({
    ...(filter as Record<string, string>),
    itemsPerPage: '100',
    sortProperty: 'creationTimestamp',
    sortDirection: 'ASC',
  });
  const { status, body } = await operator.call('GET', `/${path}/search?${query}`);
  expect(status).toBe(200);
  const { content, totalItems } = body as { content: readonly Row[]; totalItems: number };
  return { rows: content, total: totalItems };
}

describe.each(requests)('the figures of the queue of $name', (module) => {
  const figures = () => states.find((state) => state.module === module.name)!;

  test('what waits for a decision, the oldest and the late › are those of its first tab', async () => {
    const { rows, total } = await listOf(module, TO_DECIDE);
    const { waitingValidation, oldest, overdue } = figures();
    const today = dayIn('Europe/Lisbon');
    const late = rows.filter(({ dueDate, termPauseDate }) => dueDate && dueDate < today && !termPauseDate);
    expect(waitingValidation).toBe(total);
    expect(oldest).toBe(rows[0]?.creationTimestamp ?? null);
    expect(overdue ?? 0).toBe(late.length);
  });

  test('what waits for documents › is the total of its second tab', async () => {
    expect(figures().waitingDocumentation).toBe((await listOf(module, WITH_DOCUMENTS_AWAITED)).total);
  });

  test('what is decided one by one › is the total of the list of those origins', async () => {
    const { total } = module.request.oneByOne?.origins.length
      ? await listOf(module, oneByOneFilter(module))
      : { total: 0 };
    expect(figures().oneByOne).toBe(total);
  });

  test('what has a label › is the total of the list with that label', async () => {
    const { total } = await listOf(module, labelFilterOf('Urgente'));
    expect(figures().labels).toEqual([{ value: 'Urgente', count: total }]);
    expect(total).toBeGreaterThan(0);
  });
});
