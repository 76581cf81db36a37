import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callApi, dataProvider } from '../../dataProvider/index.ts';
import { defineCall } from '../../resources/kit/call.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { connect, type Line, type Way } from './connected.ts';

let server: TestServer;
let staff: Person;
let line: Line;

beforeAll(async () => {
  server = await testServer();
  staff = await server.person({ permissions: ['MANAGE_VACCINES', 'READ_VERSIONS'] });
  line = await connect(server, staff.token);
});
afterEach(() => {
  line.through((pass) => pass());
  line.sent.length = 0;
});
afterAll(async () => {
  await line.close();
  await server.close();
});

const vaccine = (name: string) => ({ name, immunizationTimePeriod: 3, immunizationTimeUnit: 'YEAR' });
const create = async (name: string) => (await dataProvider.create('vaccine', { data: vaccine(name) })).data;
const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'name', order: 'ASC' as const } };
const named = async (q: string) => (await dataProvider.getList('vaccine', { ...page, filter: { q } })).total;

/** Applied by the server; the answer never arrives. */
const loseAnswers = (times: number): Way => {
  let left = times;
  return async (pass) => {
    const answer = await pass();
    left -= 1;
    if (left >= 0) throw new TypeError('the connection was reset');
    return answer;
  };
};

const failure = (
  call: Promise<unknown>,
): Promise<{ status: number; message: string; body: Record<string, unknown> }> =>
  call.then(
    () => expect.fail('it was not refused'),
    (error: unknown) => error as never,
  );

describe('records', () => {
  it('a search by words › returns an ordered page', async () => {
    for (const name of ['Gripe A', 'Gripe B', 'Gripe C']) await create(name);
    const found = await dataProvider.getList('vaccine', {
      filter: { q: 'gripe' },
      sort: { field: 'name', order: 'DESC' },
      pagination: { page: 2, perPage: 2 },
    });
    expect(found.data.map(({ name }) => name)).toEqual(['Gripe A']);
    expect(found).toMatchObject({ total: 3, meta: { totalIsEstimate: false } });
  });

  it('many ids › are fetched in one call', async () => {
    const { id } = await create('Por identificador');
    const ids = [id, ...Array.from({ length: 80 }, (_, at) => 900_000_000_000 + at)];
    line.sent.length = 0;
    const { data } = await dataProvider.getMany('vaccine', { ids });
    expect(data.map(({ name }) => name)).toEqual(['Por identificador']);
    await dataProvider.getList('vaccine', {
      ...page,
      filter: { ids: [...ids, ...ids.slice(1).map(Number)] },
    });
    expect(line.sent.map(({ method, key }) => [method, key])).toEqual([
      ['GET', null],
      ['POST', null],
    ]);
  });

  it('an update › sends changed fields and the version that was read', async () => {
    const before = await create('Só o que mudou');
    const saved = await dataProvider.update('vaccine', {
      id: before.id,
      data: { ...before, immunizationTimePeriod: 5 },
      previousData: before,
    });
    expect(saved.data).toMatchObject({ version: 2, immunizationTimePeriod: 5 });
    const versions = await staff.call('GET', `/vaccines/${before.id}/versions`);
    expect(versions.body[0].revisionChangedFields).toEqual(['immunizationTimePeriod']);
    line.sent.length = 0;
    await dataProvider.update('vaccine', {
      id: before.id,
      data: { ...saved.data },
      previousData: saved.data,
    });
    expect(line.sent).toEqual([]);
  });

  it('several deletions › are one call', async () => {
    const ids = [(await create('Apagar 1')).id, (await create('Apagar 2')).id];
    line.sent.length = 0;
    expect((await dataProvider.deleteMany('vaccine', { ids })).data).toEqual(ids);
    expect(line.sent.length).toBe(1);
    expect(await named('apagar')).toBe(0);
  });
});

describe('a refusal', () => {
  it('field errors › carry translation keys', async () => {
    const refused = await failure(dataProvider.create('vaccine', { data: { name: '' } }));
    expect(refused).toMatchObject({
      status: 422,
      message: 'errors.FORM_ERROR_MSG',
      body: {
        errors: {
          name: 'errors.MISSING_NAME',
          immunizationTimeUnit: 'errors.MISSING_IMMUNIZATION_TIME_UNIT',
        },
      },
    });
  });

  it('the call › is not repeated', async () => {
    const before = await create('Respondida');
    line.sent.length = 0;
    const data = { ...before, version: 7, name: 'Outra' };
    const stale = await failure(
      dataProvider.update('vaccine', { id: before.id, data, previousData: before }),
    );
    expect(stale).toMatchObject({
      status: 409,
      body: { data: { message: 'STALE_VERSION', current: { version: 1 } } },
    });
    expect(line.sent.length).toBe(1);
  });
});

describe('a call whose answer is lost', () => {
  it('an automatic repeat › is applied once', async () => {
    line.through(loseAnswers(2));
    const made = await create('Perdida duas vezes');
    expect(made).toMatchObject({ name: 'Perdida duas vezes', version: 1 });
    expect(line.sent.length).toBe(3);
    expect(new Set(line.sent.map(({ key }) => key)).size).toBe(1);
    expect(await named('perdida duas')).toBe(1);
  });

  it('three failed repeats › end in an error; saving the same values again is applied once', async () => {
    line.through(loseAnswers(4));
    const lost = await failure(create('Perdida de todo'));
    expect(lost).toMatchObject({ status: -1, message: 'errors.NETWORK_ERROR' });
    expect(line.sent.length).toBe(4);
    const made = await create('Perdida de todo');
    expect(made.version).toBe(1);
    expect(await named('perdida de todo')).toBe(1);
    expect(new Set(line.sent.filter(({ method }) => method === 'POST').map(({ key }) => key)).size).toBe(1);
  });

  it('the same call after an answer › is a new call', async () => {
    const data = { ...vaccine('Duas de propósito') };
    const first = await create(data.name);
    await dataProvider.delete('vaccine', { id: first.id });
    const second = await create(data.name);
    expect(second.id).not.toBe(first.id);
  });

  it('an aborted call › is not repeated', async () => {
    const leaving = new AbortController();
    line.through(async () => {
      leaving.abort();
      throw new TypeError('the connection was reset');
    });
    const given = await failure(
      dataProvider.getList('vaccine', { ...page, filter: {}, signal: leaving.signal }),
    );
    expect(given).toMatchObject({ name: 'AbortError' });
    expect(line.sent.length).toBe(1);
  });
});

describe('a declared call', () => {
  const readVaccine = defineCall({
    name: 'readVaccine',
    method: 'GET',
    path: '/vaccines/:id',
    access: 'MANAGE_VACCINES',
    summary: 'Reads a vaccine',
    params: z.object({ id: z.number() }),
    answer: z.object({ id: z.number(), name: z.string() }),
  });

  it('path parameters › are filled in and the answer has its type', async () => {
    const { id } = await create('Declarada');
    const answer = await callApi(readVaccine, { params: { id: Number(id) } });
    expect(answer.name).toBe('Declarada');
  });

  it('a background call › does not extend the session', async () => {
    const { id } = await create('De fundo');
    line.sent.length = 0;
    await callApi(readVaccine, { params: { id: Number(id) } });
    await callApi({ ...readVaccine, background: true }, { params: { id: Number(id) } });
    expect(line.sent.map(({ isPoll }) => isPoll)).toEqual([false, true]);
  });

  it('a refusal › carries the code', async () => {
    const refused = await failure(callApi(readVaccine, { params: { id: 99_999 } }));
    expect(refused).toMatchObject({ status: 404, body: { data: { message: 'NOT_FOUND' } } });
  });
});
