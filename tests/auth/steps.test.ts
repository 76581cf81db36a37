import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../server/db/db.ts';
import { json } from '../../server/db/sql.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { account, actions, signIn, outcomeOf, under, type Account } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const legalText = (version: number) =>
  server.db.query(sql`
    insert into configuration (key, value) values ('legalWarning', ${json({ version, pt: '<p>Aviso</p>', en: '<p>Notice</p>' })})
    on conflict (key) do update set value = excluded.value`);

/** The entities of a veterinarian, by the state of the association. */
async function associate(
  vet: Account,
  status: string,
  { director = false } = {},
): Promise<{ id: number; vat: string }> {
  const host = await server.person({ permissions: ['MANAGE_VETERINARIES'] });
  const entity = await getOne<{ id: number; vatNumber: string }>(
    server.db,
    sql`select e.id, e.vat_number from app_user u join entity e on e.id = u.entity_id where u.id = ${host.id}`,
  );
  await server.db.query(sql`
    insert into veterinary_entity (veterinary_id, entity_id, status, is_clinical_director, role_id)
    select veterinary_id, ${entity.id}, ${status}, ${director}, role_id from app_user where id = ${vet.id}`);
  return { id: entity.id, vat: entity.vatNumber };
}

const tokenOf = async (person: Account): Promise<string> =>
  (await signIn(server, person.email)).body.sessionToken as string;

describe('the legal warning', () => {
  it('stands before every other call until it is accepted, and again once its text has changed', async () => {
    const person = await account(server, { permissions: ['MANAGE_VACCINES'] });
    await legalText(7);
    const answer = await signIn(server, person.email);
    expect(answer.body.step).toBe('LEGAL_WARNING');
    const call = under(server, answer.body.sessionToken);
    expect(outcomeOf(await call('GET', '/vaccines/search'))).toBe('401 LEGAL_WARNING_REQUIRED');
    expect((await call('GET', '/auth/legalWarning')).body).toEqual({ content: '<p>Aviso</p>', version: 7 });
    const accepted = await call('PUT', '/auth/legalWarning/accept');
    expect(accepted.body.step).toBe('DONE');
    expect(Date.now() - Date.parse(accepted.body.legalWarningReadTimestamp)).toBeLessThan(300_000);
    expect((await call('GET', '/vaccines/search')).status).toBe(200);
    await legalText(8);
    expect(outcomeOf(await call('GET', '/vaccines/search'))).toBe('401 LEGAL_WARNING_REQUIRED');
    expect((await call('GET', '/auth/session')).body.step).toBe('LEGAL_WARNING');
    expect(await actions(server, person.id)).toContain('LEGAL_WARNING_ACCEPTED');
  });

  it("its text › is in the user's language", async () => {
    const person = await account(server);
    await server.db.query(sql`update app_user set language = 'en-US' where id = ${person.id}`);
    expect((await person.call('GET', '/auth/legalWarning')).body.content).toBe('<p>Notice</p>');
  });

  it('cannot be accepted by a veterinarian who still owes the choice of an entity', async () => {
    const vet = await account(server, { type: 'VETERINARY' });
    const call = under(server, await tokenOf(vet));
    expect(outcomeOf(await call('PUT', '/auth/legalWarning/accept'))).toBe('401 ENTITY_REQUIRED');
  });
});

describe('a veterinarian', () => {
  it('after the sign-in › chooses an entity first, and continues under a new token', async () => {
    const vet = await account(server, { type: 'VETERINARY', permissions: ['MANAGE_VACCINES'] });
    const entered = await signIn(server, vet.email);
    expect(entered.body).toMatchObject({ step: 'ENTITY', isPreAuthenticated: true, entity: null });
    const call = under(server, entered.body.sessionToken);
    expect(outcomeOf(await call('GET', '/vaccines/search'))).toBe('401 ENTITY_REQUIRED');
    const entities = await call(
      'GET',
      '/auth/search-entities?sortProperty=status&sortDirection=DESC&itemsPerPage=100',
    );
    expect(entities.body).toMatchObject({
      totalItems: 1,
      content: [{ status: 'ACCEPTED', isClinicalDirector: false }],
    });
    const { entity } = entities.body.content[0];
    const chosen = await call('PUT', '/auth/select-entity', { entityId: entity.id });
    expect(chosen.body).toMatchObject({
      entity: { id: entity.id },
      role: { permissions: ['MANAGE_VACCINES'] },
    });
    expect(chosen.body.sessionToken).not.toBe(entered.body.sessionToken);
    expect(outcomeOf(await call('GET', '/auth/session'))).toBe('401 UNAUTHORIZED');
    const on = under(server, chosen.body.sessionToken);
    await on('PUT', '/auth/legalWarning/accept');
    expect((await on('GET', '/vaccines/search')).status).toBe(200);
  });

  it('no choice of an entity › is allowed, and gives no permission', async () => {
    const vet = await account(server, { type: 'VETERINARY', permissions: ['MANAGE_VACCINES'] });
    const chosen = await under(server, await tokenOf(vet))('PUT', '/auth/select-entity', { entityId: null });
    expect(chosen.body).toMatchObject({ entity: null, role: null, actor: { permissions: [] } });
    const on = under(server, chosen.body.sessionToken);
    await on('PUT', '/auth/legalWarning/accept');
    expect((await on('PUT', '/vaccines/1', { nonsense: true })).status).toBe(403);
  });

  it('an entity that has not accepted, is inactive or foreign › cannot be entered; staff cannot choose', async () => {
    const vet = await account(server, { type: 'VETERINARY' });
    const pending = await associate(vet, 'PENDING_VETERINARY_RESPONSE');
    const closed = await associate(vet, 'ACCEPTED');
    await server.db.query(sql`update entity set active = false where id = ${closed.id}`);
    const foreign = await getOne<{ id: number }>(server.db, sql`select max(id) as id from entity`);
    const token = await tokenOf(vet);
    for (const id of [pending.id, closed.id, foreign.id, 999_999]) {
      expect(outcomeOf(await under(server, token)('PUT', '/auth/select-entity', { entityId: id }))).toBe(
        '409 ERROR_LOGIN_ENTITY',
      );
    }
    expect((await under(server, token)('GET', '/auth/session')).status).toBe(200);
    const staff = await account(server);
    expect(outcomeOf(await staff.call('PUT', '/auth/select-entity', { entityId: null }))).toBe(
      '409 ERROR_LOGIN_ENTITY',
    );
  });

  it('loses the session with the association that it works under', async () => {
    const vet = await account(server, { type: 'VETERINARY' });
    expect((await vet.call('GET', '/auth/session')).status).toBe(200);
    await server.db.query(sql`
      delete from veterinary_entity where veterinary_id = (select veterinary_id from app_user where id = ${vet.id})`);
    expect(outcomeOf(await vet.call('GET', '/auth/session'))).toBe('401 UNAUTHORIZED');
  });

  it('a request to an entity › is made once, and can be withdrawn', async () => {
    const vet = await account(server, { type: 'VETERINARY' });
    const host = await server.person({ permissions: ['MANAGE_VETERINARIES'] });
    const { entityId } = await getOne<{ entityId: number }>(
      server.db,
      sql`select entity_id from app_user where id = ${host.id}`,
    );
    expect((await vet.call('POST', '/veterinaries/associate-entities', { entityId })).status).toBe(200);
    expect(outcomeOf(await vet.call('POST', '/veterinaries/associate-entities', { entityId }))).toBe(
      '409 ASSOCIATION_ALREADY_EXISTS',
    );
    const notices = await host.call('GET', '/notifications/search?unread=true&itemsPerPage=5');
    expect(notices.body.content[0].type).toBe('ENTITY_VETERINARY_ASSOCIATION_REQUESTED');
    expect(
      outcomeOf(await vet.call('PUT', '/veterinaries/associate-entities', { accepted: true, entityId })),
    ).toBe('409 ERROR_ACCEPT_ASSOCIATION');
    expect(
      (await vet.call('PUT', '/veterinaries/associate-entities', { accepted: false, entityId })).status,
    ).toBe(200);
    expect((await vet.call('GET', '/auth/search-entities')).body.totalItems).toBe(1);
  });

  it('rejects an invitation, which is gone then; an entity that has accepted cannot be rejected', async () => {
    const vet = await account(server, { type: 'VETERINARY' });
    const { id: entityId } = await associate(vet, 'PENDING_VETERINARY_RESPONSE');
    const answer = (accepted: boolean, id = entityId) =>
      vet.call('PUT', '/veterinaries/associate-entities', { accepted, entityId: id });
    expect((await answer(false)).status).toBe(200);
    expect(outcomeOf(await answer(true))).toBe('409 ERROR_ACCEPT_ASSOCIATION');
    const current = (await vet.call('GET', '/auth/session')).body.entity.id;
    expect(outcomeOf(await answer(false, current))).toBe('409 ERROR_ACCEPT_ASSOCIATION');
    expect((await vet.call('GET', '/auth/search-entities')).body.totalItems).toBe(1);
  });

  it('accepts an invitation, and leaves again; but not the entity in use, nor as clinical director', async () => {
    const vet = await account(server, { type: 'VETERINARY' });
    const inviting = await associate(vet, 'PENDING_VETERINARY_RESPONSE');
    const directed = await associate(vet, 'ACCEPTED', { director: true });
    const current = (await vet.call('GET', '/auth/session')).body.entity.id;
    expect(
      (await vet.call('PUT', '/veterinaries/associate-entities', { accepted: true, entityId: inviting.id }))
        .status,
    ).toBe(200);
    const leave = (entityId: number) =>
      vet.call('PUT', '/veterinaries/remove-associated-entity', { accepted: false, entityId });
    expect((await leave(inviting.id)).status).toBe(200);
    expect(outcomeOf(await leave(directed.id))).toBe('409 ERROR_DELETE_ASSOCIATION');
    expect(outcomeOf(await leave(current))).toBe('409 ERROR_DELETE_ASSOCIATION');
  });
});

describe('the help of the sign-in page', () => {
  it('without a session › is readable in the language of the browser', async () => {
    await server.db.query(
      sql`insert into configuration (key, value) values ('loginHelp', ${json({ pt: 'Ajuda', en: 'Help' })})`,
    );
    const help = (language: string) =>
      server.visitor.call('GET', '/auth/help', undefined, { 'accept-language': language });
    expect((await help('en-GB,en;q=0.9,pt;q=0.8')).body).toEqual({ content: 'Help' });
    expect((await help('fr,pt-PT;q=0.9')).body).toEqual({ content: 'Ajuda' });
  });
});
