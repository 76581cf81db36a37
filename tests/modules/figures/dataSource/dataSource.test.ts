import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCallerNow } from '../../../../server/auth/session.ts';
import type { SignedInCaller } from '../../../../server/context.ts';
import { getOne } from '../../../../server/db/db.ts';
import { answerSource } from '../../../../server/reporting/answerSource.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, faults, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';

let server: TestServer;
let world: World;
let vet: Person;
let other: Person;
let operator: Person;
beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  vet = await clinic(server, { permissions: [...CLINIC, 'MANAGE_DATASOURCES'] });
  other = await clinic(server, { permissions: [...CLINIC, 'MANAGE_DATASOURCES'] });
  operator = await server.person({
    permissions: ['READ_ANIMAL', 'READ_OWNER', 'MANAGE_DATASOURCES'],
    profile: { name: 'operator' },
  });
  await register(vet, world, { name: 'Luna' });
  await register(vet, world, { breedId: world.cat });
  await register(other, world);
});
afterAll(() => server.close());

const SPECIES = { dataSet: 'animals', by: [{ column: 'species' }], show: ['animals'] };
let counter = 0;
const make = async (more: object = {}, who = operator) => {
  counter += 1;
  return who.call('POST', '/data-sources', {
    name: `Fonte ${counter}`,
    kind: 'DATA_SET',
    question: SPECIES,
    ...more,
  });
};
const preview = (definition: object, who = operator) =>
  who.call('POST', '/data-sources/preview', { kind: 'DATA_SET', question: SPECIES, ...definition });

describe('data source', () => {
  it('of a data set › is saved, with versions, and is read by who manages sources', async () => {
    const { status, body } = await make();
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ kind: 'DATA_SET', isPersonal: false, isActive: true });
    const changed = await operator.call('PUT', `/data-sources/${body.id}`, { version: 1, cacheSeconds: 60 });
    expect(changed.body).toMatchObject({ version: 2, cacheSeconds: 60 });
    expect((await vet.call('GET', `/data-sources/${body.id}`)).status).toBe(200);
  });

  it('of a clinic that manages sources › is refused: sources are the register’s', async () => {
    expect((await make({}, vet)).status).toBe(403);
    expect((await preview({}, vet)).status).toBe(403);
  });

  it('without what its kind asks for › is refused', async () => {
    expect((await make({ question: null })).body.errors).toEqual([
      { property: 'question', error: 'MISSING_QUESTION' },
    ]);
    expect((await make({ kind: 'QUERY', question: null })).body.errors).toEqual([
      { property: 'queryText', error: 'MISSING_QUERY' },
    ]);
    expect((await make({ question: { dataSet: 'animals', by: [{ column: 'secret' }] } })).status).toBe(422);
    expect((await make({ question: { dataSet: 'nothing' } })).status).toBe(422);
  });

  it('with a column about persons › says that it is personal', async () => {
    const { body } = await make({ question: { dataSet: 'animals', columns: ['name', 'owner'] } });
    expect(body.isPersonal).toBe(true);
  });

  it.each([
    ['a kind of value that its type has not', { initial: { is: ['x'] } }, 'WRONG_PARAMETER'],
    ['no column', { column: undefined }, 'MISSING_PARAMETER_COLUMN'],
    ['a column that is not there', { column: 'secret' }, 'UNKNOWN_COLUMN'],
    ['a type that its column has not', { type: 'NUMBER' }, 'WRONG_PARAMETER'],
    ['a name of other letters', { name: 'Ação' }, 'INVALID_PARAMETER_NAME'],
  ])('with a parameter of %s › is refused', async (_what, more, code) => {
    const one = { name: 'period', title: 'Período', type: 'PERIOD', column: 'registrationDate', ...more };
    const { status, body } = await make({ parameters: [one] });
    expect(status).toBe(422);
    expect(body.errors.map(({ error }: { error: string }) => error)).toEqual([code]);
  });

  it('with two parameters of one name › is refused', async () => {
    const one = { name: 'period', title: 'Período', type: 'PERIOD', column: 'registrationDate' };
    const answer = await make({ parameters: [one, { ...one, title: 'Outro' }] });
    expect(faults(answer)).toEqual(['parameters[1].name DUPLICATE_PARAMETER']);
  });

  it.each([
    ['a choice without values', { type: 'CHOICE' }, 'choices MISSING_PARAMETER_CHOICES'],
    [
      'a day that begins as several',
      { type: 'DATE', initial: { period: 'LAST_MONTH' } },
      'initial WRONG_PARAMETER',
    ],
    [
      'a text that begins as several',
      { type: 'TEXT', initial: { is: ['a', 'b'] } },
      'initial WRONG_PARAMETER',
    ],
  ])('that is a query, with a parameter of %s › is refused', async (_what, more, fault) => {
    const query = { kind: 'QUERY', question: null, queryText: 'select species from animals' };
    const answer = await make({ ...query, parameters: [{ name: 'one', title: 'Um', ...more }] });
    expect([answer.status, faults(answer)]).toEqual([422, [`parameters[0].${fault}`]]);
  });

  it('that there is not › is neither described nor read, and has no uses', async () => {
    for (const answer of [
      await operator.call('GET', '/data-sources/999999/columns'),
      await operator.call('GET', '/data-sources/999999/uses'),
      await operator.call('POST', '/data-sources/999999/rows', {}),
    ])
      expect([answer.status, answer.body.data?.message]).toEqual([404, 'NOT_FOUND']);
  });

  it('preview › shows rows, the time, and what a parameter filters', async () => {
    const period = {
      name: 'period',
      title: 'Período',
      type: 'PERIOD',
      column: 'registrationDate',
      initial: { period: 'TODAY' },
    };
    const question = { dataSet: 'animals', show: ['animals'] };
    const { status, body } = await preview({ question, parameters: [period] });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ rows: [[3]], cost: null, isPersonal: false });
    const before = await preview({
      question,
      parameters: [period],
      values: { period: { from: '2001-01-01', to: '2001-12-31' } },
    });
    expect(before.body.rows).toEqual([[0]]);
    expect((await preview({ question, parameters: [period], values: { nothing: { is: [1] } } })).status).toBe(
      422,
    );
  });
});

/** The caller as a schedule makes one for its recipient. */
async function callerOf(person: Person): Promise<SignedInCaller> {
  const entity = await getOne<{ id: number; name: string }>(
    server.db,
    sql`select e.id, e.name from session s join entity e on e.id = s.entity_id where s.user_id = ${person.id}`,
  );
  const actor = { id: person.id, entity, impersonatorId: null } as SignedInCaller['actor'];
  const kept = { actor, ip: '127.0.0.1', userAgent: null, scopeEntityIds: [] };
  return (await findCallerNow(server.db, kept, 'COLEIRA'))!;
}

describe('answering a data source', () => {
  it('an answer kept for one caller › is not given to one of another reach', async () => {
    const { body } = await make({
      question: { dataSet: 'animals', show: ['animals'] },
      cacheSeconds: 3600,
    });
    const services = { ...server.app.services, db: server.db };
    const ask = async (person: Person) =>
      (await answerSource(services, await callerOf(person), { dataSourceId: body.id }, 'pt')).rows;
    expect(await ask(operator)).toEqual([[3]]);
    expect(await ask(vet)).toEqual([[2]]);
    expect(await ask(other)).toEqual([[1]]);
    await register(vet, world);
    // Of the same reach it is the one that was kept.
    expect(await ask(vet)).toEqual([[2]]);
  });

  it('an inactive source, or one whose permission is lacking › is refused', async () => {
    const { body } = await make({ requiredPermission: 'MANAGE_BILLING' });
    const services = { ...server.app.services, db: server.db };
    const caller = await callerOf(operator);
    await expect(answerSource(services, caller, { dataSourceId: body.id }, 'pt')).rejects.toMatchObject({
      errors: [{ property: 'dataSourceId', error: 'UNKNOWN_DATA_SOURCE' }],
    });
    const inactive = await make({ isActive: false });
    await expect(
      answerSource(services, caller, { dataSourceId: inactive.body.id }, 'pt'),
    ).rejects.toMatchObject({ code: 'DATA_SOURCE_INACTIVE' });
  });
});
