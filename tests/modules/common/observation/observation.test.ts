import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { deleteExpired } from '../../../../server/jobs/cleanup.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';
import { makeRecord } from '../../../kit/records.ts';
import { CLINIC, clinic, faults, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';

const STAFF: readonly Permission[] = [...CLINIC, 'READ_OBSERVATION'];

let server: TestServer;
let world: World;
let operator: Person;
let staff: Person;
let colleague: Person;
let reader: Person;
let stranger: Person;
let url: string;
let ownerUrl: string;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  operator = await clinic(server, { permissions: STAFF, profile: { name: 'operator' } });
  staff = await clinic(server, { permissions: STAFF });
  const [{ entityId }] = (await server.db.query<{ entityId: number }>(
    sql`select entity_id from app_user where id = ${staff.id}`,
  )) as [{ entityId: number }];
  colleague = await server.person({ permissions: STAFF, entityId });
  reader = await server.person({ permissions: CLINIC, entityId });
  // Without READ_ANIMAL even a whole number opens no animal.
  stranger = await server.person({ permissions: ['READ_OBSERVATION', 'READ_OWNER'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  const animal = await register(staff, world);
  url = `/animal/view/${animal.transponder}`;
  ownerUrl = `/owner/${animal.ownerId}`;
});

const write = (more: object = {}, who = staff): Promise<TestAnswer> =>
  who.call('POST', '/observations/', { observation: 'Ligar ao titular.', url, ...more });
const at = (path: string, page = url, more = '') =>
  `/observations/${path}?url=${encodeURIComponent(page)}${more}`;
const count = async (who = staff, page = url) =>
  (await who.call('GET', at('count', page))).body.totalComments;
const list = async (who = staff, page = url, more = '') =>
  (await who.call('GET', at('search', page, more))).body;
const publicOnes = (who: Person, page = url) => who.call('GET', at('search-public/', page));
const codeOf = ({ status, body }: TestAnswer): string => `${status} ${body.data?.message}`;
const auditOf = (who: Person) =>
  server.db.query<{ action: string; objectType: string }>(
    sql`select action, object_type from audit_log where user_id = ${who.id} and object_type = 'observation' order by id`,
  );

describe('a note on a page', () => {
  it('written by staff › is counted, and listed with author and time', async () => {
    const made = await write({ observation: '  Ligar ao titular.\n', fixed: false });
    expect(made.status).toBe(200);
    expect(await count()).toBe(1);
    const found = await list();
    expect(found).toMatchObject({ totalItems: 1, totalPages: 1, currentPage: 0, itemsPerPage: 5 });
    expect(found.content).toEqual([
      {
        id: made.body.id,
        observation: 'Ligar ao titular.',
        fixed: false,
        fixedPublic: false,
        user: { id: staff.id, name: expect.any(String) },
        creationTimestamp: expect.any(String),
        url,
        canDelete: true,
      },
    ]);
    expect((await list(colleague)).content[0].canDelete).toBe(false);
  });

  it('of a page that names the same animal by its id › is the same', async () => {
    await write();
    const { id } = (await staff.call('GET', `/animals/${url.split('/').at(-1)}`)).body;
    expect(await count(staff, `/animal/life-line/${id}?tab=1`)).toBe(1);
    expect(await count(staff, ownerUrl)).toBe(0);
  });

  it('six of them › come five a page, the newest first', async () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) await write({ observation: text });
    const texts = async (more: string) =>
      (await list(staff, url, more)).content.map((one: { observation: string }) => one.observation);
    const asked = '&sortProperty=creationTimestamp&sortDirection=DESC&itemsPerPage=5';
    expect(await texts(`${asked}&currentPage=0`)).toEqual(['6', '5', '4', '3', '2']);
    expect(await texts(`${asked}&currentPage=1`)).toEqual(['1']);
    await write({ observation: 'em cima', fixed: true }, operator);
    await write({ observation: '7' });
    expect(await texts('')).toEqual(['em cima', '7', '6', '5', '4']);
  });

  it.each([
    ['without text', { observation: ' \n ' }, '422 FORM_ERROR_MSG', ['observation MISSING_OBSERVATION']],
    ['absent text', { observation: undefined }, '422 FORM_ERROR_MSG', ['observation MISSING_OBSERVATION']],
    [
      'a text that is too long',
      { observation: 'x'.repeat(2001) },
      '422 FORM_ERROR_MSG',
      ['observation INVALID_OBSERVATION'],
    ],
    [
      'an address of another place',
      { url: 'https://other.example/owner/1' },
      '422 FORM_ERROR_MSG',
      ['url INVALID_URL'],
    ],
    ['the address of a list', { url: '/owner' }, '422 FORM_ERROR_MSG', ['url INVALID_URL']],
    ['an unknown field', { author: 1 }, '400 MALFORMED_REQUEST', ['author MALFORMED_REQUEST']],
  ])('%s › is refused', async (_, more, code, errors) => {
    const refused = await write(more);
    expect([codeOf(refused), faults(refused)]).toEqual([code, errors]);
    expect(await count()).toBe(0);
  });

  it('sent again with its key › is stored once', async () => {
    const key = { 'idempotency-key': 'one-note-sent-twice' };
    const body = { observation: 'uma vez', url };
    const [first, again] = [
      await staff.call('POST', '/observations/', body, key),
      await staff.call('POST', '/observations/', body, key),
    ];
    expect(again.body).toEqual(first.body);
    expect(await count()).toBe(1);
  });

  it('written, read and removed › leaves its rows in the audit and its versions', async () => {
    const before = (await auditOf(staff)).length;
    const { id } = (await write()).body;
    await count();
    await list();
    await staff.call('DELETE', `/observations/${id}`);
    expect((await auditOf(staff)).slice(before).map(({ action }) => action)).toEqual([
      'CREATE',
      'SEARCH',
      'DELETE',
    ]);
    const versions = await server.db.query(
      sql`select revision_type from record_version where module = 'observation' and record_id = ${id} order by version`,
    );
    expect(versions).toEqual([{ revisionType: 'CREATE' }, { revisionType: 'DELETE' }]);
  });
});

describe('who reads notes', () => {
  it('without READ_OBSERVATION › counts, lists, writes and removes none', async () => {
    const { id } = (await write()).body;
    const answers = [
      await reader.call('GET', at('count')),
      await reader.call('GET', at('search')),
      await write({}, reader),
      await reader.call('DELETE', `/observations/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await count()).toBe(1);
  });

  it('a user who cannot open the record › finds no notes of it, public ones included, and writes none', async () => {
    const { id } = (await write({ fixedPublic: true }, operator)).body;
    await write({ fixedPublic: true, url: ownerUrl }, operator);
    for (const page of [url, ownerUrl, '/owner/99999999']) {
      const answers = [
        await stranger.call('GET', at('count', page)),
        await stranger.call('GET', at('search', page)),
        await publicOnes(stranger, page),
        await write({ url: page }, stranger),
      ];
      expect(
        answers.map(({ status }) => status),
        page,
      ).toEqual([404, 404, 404, 404]);
    }
    expect((await stranger.call('DELETE', `/observations/${id}`)).status).toBe(404);
    expect(await count()).toBe(1);
  });

  it('an animal of another entity › shows its notes to those who open it by its number, not by its id', async () => {
    await write();
    const other = await clinic(server, { permissions: STAFF });
    const { id } = (await staff.call('GET', `/animals/${url.split('/').at(-1)}`)).body;
    expect(await count(other)).toBe(1);
    expect((await other.call('GET', at('count', `/animal/view/${id}`))).status).toBe(404);
    const own = (await write({}, other)).body;
    expect((await other.call('DELETE', `/observations/${own.id}`)).status).toBe(200);
  });

  it('a record below another one › is held by the scope of that one', async () => {
    const license = await makeRecord(server.db, 'animalLicense');
    const page = `/animal-license/${license}`;
    const licensed = await server.person({
      permissions: ['READ_OBSERVATION', 'READ_ANIMAL', 'READ_ANIMAL_LICENSE'],
    });
    expect((await licensed.call('GET', at('count', page))).status).toBe(404);
    const all = await server.person({
      profile: { name: 'operator' },
      permissions: ['READ_OBSERVATION', 'READ_ANIMAL', 'READ_ANIMAL_LICENSE'],
    });
    expect(await count(all, page)).toBe(0);
  });

  it('a visitor › is not signed in, and sees none', async () => {
    await write({ fixedPublic: true }, operator);
    expect((await publicOnes(server.visitor)).status).toBe(401);
  });
});

describe('a fixed or public note', () => {
  it.each(['fixed', 'fixedPublic'])(
    '%s, of another than the operator › is refused under the field',
    async (name) => {
      const refused = await write({ [name]: true });
      expect([codeOf(refused), faults(refused)]).toEqual([
        '422 FORM_ERROR_MSG',
        [`${name} UNWRITABLE_FIELD`],
      ]);
      expect(await count()).toBe(0);
    },
  );

  it('a public one of the operator › is shown to everyone who opens the page, as id and text alone', async () => {
    const { id } = (await write({ observation: 'Titular falecido', fixedPublic: true }, operator)).body;
    await write({ observation: 'interna', fixed: true }, operator);
    const shown = await publicOnes(reader);
    expect([shown.status, shown.body]).toEqual([200, [{ id, observation: 'Titular falecido' }]]);
    expect(await auditOf(reader)).toEqual(
      expect.arrayContaining([{ action: 'SEARCH', objectType: 'observation' }]),
    );
    const rows = (await auditOf(colleague)).length;
    expect((await publicOnes(colleague, ownerUrl)).body).toEqual([]);
    expect((await auditOf(colleague)).length).toBe(rows);
  });
});

describe('removing a note', () => {
  it('of a colleague › is refused; one’s own, and any for the operator › is done', async () => {
    const [first, second] = [(await write()).body, (await write()).body];
    expect((await colleague.call('DELETE', `/observations/${first.id}`)).status).toBe(403);
    expect((await staff.call('DELETE', `/observations/${first.id}`)).status).toBe(200);
    expect((await operator.call('DELETE', `/observations/${second.id}`)).body).toEqual({ id: second.id });
    expect((await staff.call('DELETE', `/observations/${first.id}`)).status).toBe(404);
    expect(await count()).toBe(0);
  });

  it('with the record that it is about › is done by the cleanup job', async () => {
    const id = await makeRecord(server.db, 'vaccine');
    const keeper = await clinic(server, {
      permissions: ['READ_OBSERVATION', 'MANAGE_VACCINES'],
      profile: { name: 'operator' },
    });
    await write({ url: `/vaccine/${id}` }, keeper);
    await write();
    expect((await deleteExpired(server.db)).observation).toBe(0);
    await keeper.call('DELETE', `/vaccines/${id}`);
    expect((await keeper.call('GET', at('count', `/vaccine/${id}`))).status).toBe(404);
    expect((await deleteExpired(server.db)).observation).toBe(1);
    expect(await count()).toBe(1);
  });
});
