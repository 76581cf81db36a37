import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_READ_REASON, READ_REASON_HEADER } from '../../../../resources/kit/readReason.ts';
import type { OwnRead } from '../../../../resources/account/ownerAccount/calls.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { message } from '../../lostFound/lostAnimal/reports.ts';
import { animalOfAccount } from '../../account/ownerAccount/fixtures.ts';
import { CLINIC, clinic, makeWorld, type World } from '../../animals/animal/fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;
/** An owner whom the clinic registered, and the owner's account. */
let ownerId: number;
let account: Person;

beforeAll(async () => {
  server = await testServer();
  staff = await clinic(server);
  operator = await clinic(server, {
    permissions: [...CLINIC, 'READ_VERSIONS', 'MANAGE_OWNER_RIGHTS', 'READ_OWNER_MERGE'],
    profile: { name: 'operator' },
  });
  world = await makeWorld(server.db);
  ({ ownerId, person: account } = await animalOfAccount(server, staff, world));
});
afterAll(() => server.close());

const read = (who: Person, reason: string, path = '') =>
  who.call('GET', `/owners/${ownerId}${path}`, undefined, {
    [READ_REASON_HEADER]: encodeURIComponent(reason),
  });

const rowsOf = (who: Person) =>
  server.db.query<{ action: string; details: unknown }>(
    sql`select action, details from audit_log where user_id = ${who.id} and object_type = 'owner'
      and object_id = ${String(ownerId)} order by id desc`,
  );

describe('the operator’s staff, who read an owner of another entity', () => {
  it('with a program that sends no header › are answered, and the owner sees that no reason was given', async () => {
    const none = { [READ_REASON_HEADER]: undefined };
    const answer = await operator.call('GET', `/owners/${ownerId}`, undefined, none);
    expect(answer.status).toBe(200);
    expect((await rowsOf(operator))[0]).toEqual({ action: 'READ', details: { reason: null } });
    const { content } = (await account.call('GET', '/owner-account/reads')).body as { content: OwnRead[] };
    expect(content[0]).toMatchObject({ reader: 'OPERATOR', reason: null, isWithoutReason: true });
    // Its versions say more than the record, and need one.
    expect(message(await operator.call('GET', `/owners/${ownerId}/versions`, undefined, none))).toBe(
      '409 READ_REASON_REQUIRED',
    );
  });

  it('with a header that holds no reason, as a page sends it › are refused, and read nothing', async () => {
    const before = await rowsOf(operator);
    for (const reason of ['', NO_READ_REASON, ' a ', 'x'.repeat(301)])
      for (const path of ['', '/versions']) {
        const answer = await read(operator, reason, path);
        expect(message(answer)).toBe('409 READ_REASON_REQUIRED');
        expect(JSON.stringify(answer.body)).not.toContain('name');
      }
    const broken = { [READ_REASON_HEADER]: '%E0%A4%A' };
    expect(message(await operator.call('GET', `/owners/${ownerId}`, undefined, broken))).toBe(
      '409 READ_REASON_REQUIRED',
    );
    expect(await rowsOf(operator)).toEqual(before);
  });

  it('with a reason › read the record and its versions, and the reason stays in each row of the audit', async () => {
    expect((await read(operator, '  Pedido do titular, à distância  ')).status).toBe(200);
    const versions = await read(operator, 'Correção dos dados', '/versions');
    expect(versions.status).toBe(200);
    const [{ revisionId, revisionTimestamp }] = versions.body;
    expect(
      (await read(operator, 'Correção dos dados', `/versions/${revisionId}/${revisionTimestamp}`)).status,
    ).toBe(200);
    expect((await rowsOf(operator)).slice(0, 3)).toEqual([
      { action: 'READ', details: { versions: true, revisionId, reason: 'Correção dos dados' } },
      { action: 'READ', details: { versions: true, reason: 'Correção dos dados' } },
      { action: 'READ', details: { reason: 'Pedido do titular, à distância' } },
    ]);
  });

  it('with a reason › are shown with it to the owner', async () => {
    await read(operator, 'Pedido de uma autoridade');
    const { content } = (await account.call('GET', '/owner-account/reads')).body as { content: OwnRead[] };
    expect(content[0]).toMatchObject({ reader: 'OPERATOR', reason: 'Pedido de uma autoridade' });
  });

  it('without a reason › change nothing and see nothing of a stale change', async () => {
    const none = { [READ_REASON_HEADER]: '' };
    const { version } = (await read(operator, 'Alteração de contactos')).body as { version: number };
    const before = await rowsOf(operator);
    const changes = [
      operator.call('PUT', `/owners/${ownerId}`, { version: version + 7, name: 'Outra Pessoa' }, none),
      operator.call('PUT', `/owners/${ownerId}`, { version }, none),
      operator.call('PUT', '/owners', { id: ownerId, version, name: 'Outra Pessoa' }, none),
      operator.call('PUT', `/owners/${ownerId}/confirm-contacts`, { version: version + 7 }, none),
    ];
    for (const answer of await Promise.all(changes)) {
      expect(message(answer)).toBe('409 READ_REASON_REQUIRED');
      expect(JSON.stringify(answer.body)).not.toContain('name');
    }
    expect(await rowsOf(operator)).toEqual(before);
  });

  it('with a reason › see the record of a stale change, and the reason stays in its row', async () => {
    const why = { [READ_REASON_HEADER]: encodeURIComponent('Alteração de contactos') };
    for (const [path, body] of [
      ['', { version: 99, name: 'Outra Pessoa' }],
      ['/confirm-contacts', { version: 99 }],
    ] as const) {
      const answer = await operator.call('PUT', `/owners/${ownerId}${path}`, body, why);
      expect(message(answer)).toBe('409 STALE_VERSION');
      expect(answer.body.data.current).toMatchObject({ id: ownerId });
      expect((await rowsOf(operator))[0]).toEqual({
        action: 'READ',
        details: { reason: 'Alteração de contactos' },
      });
    }
  });

  it('of an owner who is not there › are answered so, with or without a reason', async () => {
    expect(
      (await operator.call('GET', '/owners/999999', undefined, { [READ_REASON_HEADER]: '' })).status,
    ).toBe(404);
  });
});

describe('acts of the operator’s staff on an owner of another entity', () => {
  const WHY = 'Pedido da conservatória';
  const why = { [READ_REASON_HEADER]: encodeURIComponent(WHY) };
  const none = { [READ_REASON_HEADER]: undefined };

  it('an export › is refused without a reason, and keeps the one that is given', async () => {
    const path = `/owners/${ownerId}/export`;
    expect(message(await operator.call('POST', path, {}, none))).toBe('409 READ_REASON_REQUIRED');
    expect((await operator.call('POST', path, {}, why)).status).toBe(200);
    expect((await rowsOf(operator))[0]).toEqual({ action: 'EXPORT', details: { reason: WHY } });
  });

  it('the preview of a merge › is refused without a reason, and leaves a row with it for both owners', async () => {
    const other = await animalOfAccount(server, staff, world);
    const path = `/owner-merges/preview?survivorId=${other.ownerId}&absorbedId=${ownerId}`;
    expect(message(await operator.call('GET', path, undefined, none))).toBe('409 READ_REASON_REQUIRED');
    expect((await operator.call('GET', path, undefined, why)).status).toBe(200);
    expect((await rowsOf(operator))[0]).toMatchObject({ action: 'READ', details: { reason: WHY } });
    const { content } = (await other.person.call('GET', '/owner-account/reads')).body as {
      content: OwnRead[];
    };
    expect(content[0]).toMatchObject({ reason: WHY });
  });

  it('the request for an erasure › is refused without a reason, and the owner sees the one that is given', async () => {
    const { ownerId: erased, person } = await animalOfAccount(server, staff, world);
    await server.db.query(sql`update animal set status = 'DEAD' where owner_id = ${erased}`);
    const body = { ownerId: erased, grounds: 'Pedido por carta' };
    expect(message(await operator.call('POST', '/owner-erasures', body, none))).toBe(
      '409 READ_REASON_REQUIRED',
    );
    expect((await operator.call('POST', '/owner-erasures', body, why)).status).toBe(201);
    const { content } = (await person.call('GET', '/owner-account/reads')).body as { content: OwnRead[] };
    expect(content[0]).toMatchObject({ reader: 'OPERATOR', reason: WHY });
  });
});

describe('who belongs to an owner’s entity', () => {
  it('the entity that registered the owner, and the owner › need no reason, and none is kept', async () => {
    expect((await read(staff, '')).status).toBe(200);
    expect((await read(account, '')).status).toBe(200);
    expect((await read(staff, 'Consulta')).status).toBe(200);
    expect(JSON.stringify(await rowsOf(staff))).not.toContain('Consulta');
  });

  it('an operator’s entity that registered the owner itself › needs no reason', async () => {
    const made = await animalOfAccount(server, operator, world);
    const answer = await operator.call('GET', `/owners/${made.ownerId}`, undefined, {
      [READ_REASON_HEADER]: '',
    });
    expect(answer.status).toBe(200);
  });
});
