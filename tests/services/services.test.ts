import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../server/db/db.ts';
import { consumeCredits } from '../../server/modules/money/billingTransaction/consume.ts';
import { redact } from '../../server/log/redact.ts';
import { notify } from '../../server/modules/common/notification/notify.ts';
import { setConfiguration } from '../helpers/configuration.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { entityOf, outcomeOf } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('notifications', () => {
  const tell = (notice: Parameters<typeof notify>[1]) =>
    server.db.transaction((tx) =>
      notify({ tx, caller: { actor: null }, services: { settings: { productToken: 'COLEIRA' } } }, notice),
    );

  it('a user’s own › are listed newest first and marked as read by this user only', async () => {
    const [one, other] = [await server.person(), await server.person()];
    for (const count of [1, 2, 3]) {
      await tell({
        userIds: [one.id],
        type: 'NEW_TICKET',
        objectId: count,
        additionalInfo: { subject: `n.º ${count}` },
      });
    }
    const list = await one.call('GET', '/notifications/search?unread=true&itemsPerPage=2');
    expect(list.body).toMatchObject({ totalItems: 3, totalPages: 2, currentPage: 0, itemsPerPage: 2 });
    expect(list.body.content.map((n: { objectId: string }) => n.objectId)).toEqual(['3', '2']);
    expect((await other.call('GET', '/notifications/search')).body.totalItems).toBe(0);
    const { id } = list.body.content[0];
    expect((await other.call('PUT', `/notifications/read/${id}`)).status).toBe(404);
    expect((await one.call('PUT', `/notifications/read/${id}`)).status).toBe(200);
    expect((await one.call('GET', '/notifications/search?unread=true')).body.totalItems).toBe(2);
    expect((await one.call('PUT', '/notifications/read-all')).status).toBe(200);
    expect((await one.call('GET', '/notifications/search?unread=true')).body.totalItems).toBe(0);
    expect(
      (await one.call('GET', '/notifications/search?sortProperty=date&sortDirection=DESC')).body.totalItems,
    ).toBe(3);
  });

  it('a permission of an entity or of the operator › selects the receivers', async () => {
    const holder = await server.person({ permissions: ['MANAGE_VETERINARIES'] });
    const entityId = await entityOf(server, holder);
    const colleague = await server.person({ entityId });
    const operator = await server.person({
      permissions: ['MANAGE_ANIMAL_TRANSFER'],
      profile: { name: 'operator' },
    });
    await tell({
      entityId,
      permission: 'MANAGE_VETERINARIES',
      type: 'TRACEABILITY',
      additionalInfo: { count: 1, entity: 'X' },
    });
    await tell({
      permission: 'MANAGE_ANIMAL_TRANSFER',
      type: 'ANIMAL_TRANSFER_REQUESTED',
      additionalInfo: { transponder: '1' },
    });
    const count = async (person: Person) =>
      (await person.call('GET', '/notifications/search')).body.totalItems as number;
    expect([await count(holder), await count(colleague), await count(operator)]).toEqual([1, 0, 1]);
  });
});

describe('credits', () => {
  it('a balance below the operator’s limit › is marked as low', async () => {
    const operator = await server.person({
      permissions: ['WRITE_CONFIGURATION'],
      profile: { name: 'operator' },
    });
    const clinic = await server.person({
      permissions: ['READ_BALANCE'],
      profile: { isBillable: true },
      credits: 7,
    });
    const set = (value: number) => setConfiguration(operator, 'lowBalance', value);
    expect((await set(20)).status).toBe(200);
    expect((await clinic.call('GET', '/billing/balance')).body.lowBalance).toBe(20);
    await set(5);
  });

  it('the balance › is shown to permitted users of an entity that pays with credits', async () => {
    const clinic = await server.person({
      permissions: ['READ_BALANCE'],
      profile: { isBillable: true },
      credits: 7,
    });
    expect((await clinic.call('GET', '/billing/balance')).body).toEqual({
      value: 7,
      reserved: 0,
      entityId: await entityOf(server, clinic),
      lowBalance: 5,
      registrationCredits: 1,
    });
    const operator = await server.person({
      permissions: ['WRITE_CONFIGURATION'],
      profile: { name: 'operator' },
    });
    await setConfiguration(operator, 'registrationCredits', 9);
    expect((await clinic.call('GET', '/billing/balance')).body.registrationCredits).toBe(9);
    await setConfiguration(operator, 'registrationCredits', 1);
    const kennel = await server.person({ permissions: ['READ_BALANCE'], profile: { isBillable: false } });
    expect(outcomeOf(await kennel.call('GET', '/billing/balance'))).toBe('409 ENTITY_NOT_BILLABLE');
    expect((await (await server.person()).call('GET', '/billing/balance')).status).toBe(403);
  });

  it('concurrent use of the last credits › leaves no balance below zero', async () => {
    const clinic = await server.person({
      permissions: ['READ_TRANSACTIONS', 'READ_BALANCE'],
      profile: { isBillable: true },
      credits: 10,
    });
    const entityId = await entityOf(server, clinic);
    const price = { service: 'REGISTRATION', tableId: null, unitPrice: null, vatRate: null } as const;
    const take = () =>
      server.db
        .transaction((tx) =>
          consumeCredits(tx, {
            entityId,
            credits: 1,
            transponder: '620098000000001',
            userId: clinic.id,
            price,
          }),
        )
        .then(
          () => 'taken',
          (error: { code?: string }) => error.code,
        );
    const taken = await Promise.all(Array.from({ length: 50 }, take));
    expect(taken.filter((one) => one === 'taken')).toHaveLength(10);
    expect(taken.filter((one) => one === 'NO_CREDITS')).toHaveLength(40);
    expect((await clinic.call('GET', '/billing/balance')).body.value).toBe(0);
    const book = await clinic.call('GET', '/billing-transactions/search?itemsPerPage=100&type=CONSUMPTION');
    expect(book.body.totalItems).toBe(10);
    expect(book.body.content[0]).toMatchObject({
      type: 'CONSUMPTION',
      credits: -1,
      transponder: '620098000000001',
    });
    const elsewhere = await server.person({ permissions: ['READ_TRANSACTIONS'] });
    expect((await elsewhere.call('GET', '/billing-transactions/search')).body.totalItems).toBe(0);
    expect((await elsewhere.call('GET', `/billing-transactions/${book.body.content[0].id}`)).status).toBe(
      404,
    );
    const operator = await server.person({
      permissions: ['READ_TRANSACTIONS'],
      profile: { name: 'operator' },
    });
    expect(
      (await operator.call('GET', '/billing-transactions/search?type=CONSUMPTION')).body.totalItems,
    ).toBe(10);
  });
});

describe('the configuration', () => {
  it('a permitted change › is cleaned, stored and audited', async () => {
    const operator = await server.person({
      permissions: ['WRITE_CONFIGURATION'],
      profile: { name: 'operator' },
    });
    const reader = await server.person();
    expect((await reader.call('GET', '/configurations/search')).status).toBe(403);
    const value = {
      pt: '<p onclick="x()">Obras no <b>domingo</b><script>alert(1)</script> <a href="javascript:x">ver</a></p>',
      en: '',
    };
    const set = await setConfiguration(operator, 'announcement', value);
    expect(set.body.value.pt).toBe('<p>Obras no <b>domingo</b> <a rel="noopener noreferrer">ver</a></p>');
    expect(set.body.updatedBy.id).toBe(operator.id);
    expect((await reader.call('GET', '/informations/?type=GENERAL_ANNOUNCEMENT')).body.content).toBe(
      set.body.value.pt,
    );
    expect((await reader.call('GET', '/informations/?type=DASHBOARD_HIGHLIGHTS')).body.content).toBe('');
    const row = await getOne<{ details: { before: unknown; after: object } }>(
      server.db,
      sql`select details from audit_log where action = 'CONFIGURATION_CHANGED' order by id desc limit 1`,
    );
    expect(row.details).toEqual({ before: null, after: set.body.value });
    const list = await operator.call('GET', '/configurations/search');
    expect(list.body.content.map((one: { key: string }) => one.key)).toContain('legalWarning');
  });

  it('an unknown key, another type or a lower version of the legal text › is refused', async () => {
    const operator = await server.person({ permissions: ['WRITE_CONFIGURATION'] });
    const set = (key: string, value: unknown) => setConfiguration(operator, key, value);
    expect((await set('unknown', 1)).status).toBe(404);
    expect((await set('registrationCredits', -1)).body.errors).toEqual([
      { property: 'value', error: 'TOO_SMALL' },
    ]);
    expect((await set('unknownTransponder', 'MAYBE')).body.errors).toEqual([
      { property: 'value', error: 'INVALID_VALUE' },
    ]);
    expect((await set('legalWarning', { version: 5, pt: 'Aviso', en: '' })).status).toBe(200);
    await operator.call('PUT', '/auth/legalWarning/accept');
    expect((await set('legalWarning', { version: 4, pt: 'Aviso', en: '' })).body.errors).toEqual([
      { property: 'value.version', error: 'TOO_SMALL' },
    ]);
    await server.db.query(sql`delete from configuration where key = 'legalWarning'`);
  });
});

describe('the number of animals', () => {
  it('every signed-in user › may read it', async () => {
    expect((await (await server.person()).call('GET', '/informations/animal-count')).body).toEqual({
      count: 0,
      isEstimate: false,
    });
  });
});

describe('an error of the page', () => {
  it('a report › is logged without tokens, emails and personal numbers', async () => {
    const report = { log: 'TypeError: x', logSessionId: null, location: '/auth/reset/1/abc', stack: 'at y' };
    expect((await server.visitor.call('POST', '/fe-debug/', report)).status).toBe(200);
    expect(
      (await server.visitor.call('POST', '/fe-debug/', { ...report, stack: 'x'.repeat(20_000) })).status,
    ).toBe(413);
    const token = createHash('sha256').update('x').digest('base64url');
    expect(redact(`/auth/reset/12/${token} ana@clinica.pt 620098000000001 NIF 501234567`)).toBe(
      '/auth/reset/12/… …@… … NIF …',
    );
  });
});
