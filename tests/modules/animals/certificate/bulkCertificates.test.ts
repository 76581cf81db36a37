import { unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import type { Person, TestServer } from '../../../helpers/server.ts';
import { clinic, faults, register, type World } from '../animal/fixtures.ts';
import { person as ownerFields } from '../../owners/owner/owners.ts';
import { readPdf } from './pdf.ts';
import { certificateServer, closeServer, mailsOf, publishTemplate, refusal, runJobs } from './fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;
let boss: Person;
/** The template for bulk requests. */
let plain: number;
beforeAll(async () => {
  ({ server, world, staff, boss } = await certificateServer());
  plain = await publishTemplate(boss, { name: 'Para lotes', isForBulk: true, isAvailableToOwners: true });
});
afterAll(() => closeServer(server));

const batchOf = (who: Person, id: number) => who.call('GET', `/certificates/bulk/${id}`);

describe('certificates in bulk', () => {
  it('animals of which one is locked › get one each but for that one, which is named', async () => {
    const animals = [
      await register(staff, world),
      await register(staff, world),
      await register(staff, world),
    ];
    const transponders: string[] = animals.map(({ transponder }) => transponder);
    await server.db.query(sql`update animal set is_locked = true where transponder = ${transponders[2]}`);
    const bulk = (body: object) => staff.call('POST', '/certificates/bulk', body);
    expect(faults(await bulk({}))).toEqual([
      'transponders MISSING_TRANSPONDERS',
      'emailAddress MISSING_EMAIL_ADDRESS',
    ]);
    const many = Array.from({ length: 101 }, (_, at) => String(620_098_000_000_000 + at));
    const emailAddress = 'lote@example.test';
    expect(faults(await bulk({ transponders: many, emailAddress }))).toEqual([
      'transponders TOO_MANY_SELECTED',
    ]);
    expect(faults(await bulk({ transponders, emailAddress, id: 99_999 }))).toEqual(['id MISSING_TEMPLATE']);
    const { body } = await bulk({ transponders, emailAddress });
    expect(body.transponders).toEqual(transponders);
    const progress = async () => (await staff.call('GET', `/certificates/bulk/${body.id}`)).body;
    expect(await progress()).toMatchObject({ total: 3, issued: 0, isDone: false });
    expect((await boss.call('GET', `/certificates/bulk/${body.id}`)).status).toBe(404);
    await runJobs(server, async () => (await mailsOf(server)).some(({ to }) => to === emailAddress));
    expect(await progress()).toEqual({
      id: body.id,
      template: 'Para lotes',
      total: 3,
      issued: 2,
      transponders,
      creationTimestamp: expect.any(String),
      expiryTimestamp: expect.any(String),
      failures: [{ transponder: transponders[2], error: 'ANIMAL_IS_LOCKED' }],
      isDone: true,
      isMailed: true,
    });
    const mail = (await mailsOf(server)).find(({ to }) => to === emailAddress);
    expect(transponders.map((one) => mail?.source.includes(`certificado-${one}.pdf`))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('without an address › wait for their download by the requester, and nothing is mailed', async () => {
    const animals = [await register(staff, world), await register(staff, world)];
    const transponders: string[] = animals.map(({ transponder }) => transponder);
    const before = (await mailsOf(server)).length;
    const { body } = await staff.call('POST', '/certificates/bulk', { transponders, sendEmail: false });
    const files = (who: Person) => who.call('GET', `/certificates/bulk/${body.id}/files`);
    expect((await files(staff)).status).toBe(404);
    const progress = async () => (await staff.call('GET', `/certificates/bulk/${body.id}`)).body;
    await runJobs(server, async () => (await progress()).isDone);
    expect(await progress()).toMatchObject({ issued: 2, failures: [], isMailed: false });
    const answer = await files(staff);
    expect([answer.status, answer.body.type]).toEqual([200, 'application/zip']);
    const archive = unzipSync(Buffer.from(answer.body.contents, 'base64'));
    expect(Object.keys(archive)).toEqual([...transponders].sort().map((one) => `certificado-${one}.pdf`));
    for (const bytes of Object.values(archive))
      expect(readPdf(Buffer.from(bytes))).toMatchObject({ isSigned: true });
    expect((await files(boss)).status).toBe(404);
    expect((await mailsOf(server)).length).toBe(before);
    const rows = await server.db.query(sql`
      select from audit_log where action = 'READ' and object_type = 'certificate' and user_id = ${staff.id}
        and details->>'transponder' = any(${transponders})`);
    expect(rows).toHaveLength(2);
  });

  it('whose batch is gone before its job begins › end as not found, and issue nothing', async () => {
    const { transponder } = await register(staff, world);
    const body = { transponders: [transponder], sendEmail: false };
    const { id } = (await staff.call('POST', '/certificates/bulk', body)).body;
    await server.db.query(sql`delete from certificate_batch_animal where batch_id = ${id}`);
    await server.db.query(sql`delete from certificate_batch where id = ${id}`);
    const job = () =>
      getOne<{ state: string; error: string | null }>(
        server.db,
        sql`select state, error from job where (input ->> 'batchId')::bigint = ${id}`,
      );
    await runJobs(server, async () => (await job()).state === 'FAILED');
    expect((await job()).error).toBe('DOCUMENT_NOT_FOUND');
    expect(
      await server.db.query(sql`select from certificate c join animal a on a.id = c.animal_id
        where a.transponder = ${transponder}`),
    ).toEqual([]);
  });

  it('of a requester who has lost the right or works elsewhere since › are not issued', async () => {
    const outcomeAfter = async (lose: (who: Person) => Promise<unknown>): Promise<unknown> => {
      const who = await clinic(server);
      const { transponder } = await register(who, world);
      const { body } = await who.call('POST', '/certificates/bulk', {
        transponders: [transponder],
        sendEmail: false,
      });
      await lose(who);
      const row = () =>
        getOne<{ outcome: string | null }>(
          server.db,
          sql`select outcome from certificate_batch_animal where batch_id = ${body.id}`,
        );
      await runJobs(server, async () => (await row()).outcome !== null);
      return (await row()).outcome;
    };
    const withoutRight = await outcomeAfter((who) =>
      server.db.query(
        sql`update role set permissions = '{}' where id = (select role_id from app_user where id = ${who.id})`,
      ),
    );
    const elsewhere = await clinic(server);
    const withoutEntity = await outcomeAfter((who) =>
      server.db
        .query(sql`update app_user set entity_id = (select entity_id from app_user where id = ${elsewhere.id})
        where id = ${who.id}`),
    );
    expect([withoutRight, withoutEntity]).toEqual(['JOB_RIGHT_LOST', 'JOB_RIGHT_LOST']);
  });

  it('of an account that was made inactive › end without further certificates and mails, those of a request with both', async () => {
    const { transponder } = await register(staff, world);
    const before = await staff.call('POST', '/certificates/bulk', {
      transponders: [transponder],
      sendEmail: false,
    });
    await runJobs(server, async () => (await batchOf(staff, before.body.id)).body.isDone);
    const end = async (isOfRequest: boolean): Promise<readonly unknown[]> => {
      const who = await clinic(server);
      const [issued, waiting] = [await register(who, world), await register(who, world)];
      const emailAddress = `inativa${who.id}@example.test`;
      const { body } = await who.call('POST', '/certificates/bulk', {
        transponders: [issued.transponder, waiting.transponder],
        emailAddress,
      });
      await server.db.query(sql`update certificate_batch_animal
        set outcome = 'DONE', document_id = (select max(document_id) from certificate)
        where batch_id = ${body.id} and transponder = ${issued.transponder}`);
      await server.db.query(
        sql`update certificate_batch set is_of_request = ${isOfRequest} where id = ${body.id}`,
      );
      await server.db.query(
        sql`update job set is_owed = ${isOfRequest} where (input->>'batchId')::int = ${body.id}`,
      );
      await server.db.query(sql`update app_user set status = 'INACTIVE' where id = ${who.id}`);
      const row = () =>
        getOne<{ outcome: string | null; isDone: boolean }>(
          server.db,
          sql`select a.outcome, b.done_timestamp is not null as is_done
            from certificate_batch b join certificate_batch_animal a on a.batch_id = b.id
            where b.id = ${body.id} and a.transponder = ${waiting.transponder}`,
        );
      await runJobs(server, async () => (await row()).isDone);
      const waits = await server.db.query(sql`select from outbox where payload->>'to' = ${emailAddress}`);
      const sent = (await mailsOf(server)).filter(({ to }) => to === emailAddress);
      return [(await row()).outcome, waits.length + sent.length];
    };
    expect(await end(false)).toEqual(['JOB_RIGHT_LOST', 0]);
    expect(await end(true)).toEqual(['DONE', 1]);
  });

  it('a selection of one owner’s animals › proposes the email of the owner, one of several owners none', async () => {
    const owner = ownerFields(world.parishId, { email: 'titular.unico@example.test' });
    const one = await register(staff, world, { owner });
    const two = await register(staff, world, { owner });
    const other = await register(staff, world, { owner: ownerFields(world.parishId) });
    const proposed = async (...animals: readonly { transponder: string }[]): Promise<unknown> =>
      (
        await staff.call('POST', '/certificates/bulk/check', {
          transponders: animals.map(({ transponder }) => transponder),
        })
      ).body.ownerEmail;
    expect(await proposed(one, two)).toBe('titular.unico@example.test');
    expect(await proposed(one, other)).toBeNull();
  });

  it('a selection › is checked before, with the reason of each animal that is left out', async () => {
    const good = await register(staff, world);
    const locked = await register(staff, world);
    const faulty = await register(staff, world);
    await server.db.query(sql`update animal set is_locked = true where transponder = ${locked.transponder}`);
    await server.db.query(sql`
      update animal set errors = '[{"property":"name","error":"MISSING_NAME"}]' where transponder = ${faulty.transponder}`);
    const transponders = [good.transponder, locked.transponder, faulty.transponder, '620098999999998'];
    const check = (body: object) => staff.call('POST', '/certificates/bulk/check', body);
    const { body } = await check({ transponders });
    expect(body.animals).toEqual([
      { transponder: good.transponder, error: null },
      { transponder: locked.transponder, error: 'ANIMAL_IS_LOCKED' },
      { transponder: faulty.transponder, error: 'ANIMAL_DATA_INVALID' },
      { transponder: '620098999999998', error: 'NOT_FOUND' },
    ]);
    expect([body.id, body.templates[0]]).toMatchObject([plain, { id: plain, isForBulk: true }]);
    const many = Array.from({ length: 101 }, (_, at) => String(620_098_000_000_000 + at));
    expect(faults(await check({ transponders: many }))).toEqual(['transponders TOO_MANY_SELECTED']);

    const emailAddress = 'todos@example.test';
    const send = (chosen: readonly string[]) =>
      staff.call('POST', '/certificates/bulk', { transponders: chosen, emailAddress, requiresAll: true });
    const refused = await send(transponders);
    expect(refusal(refused)).toEqual([409, 'CERTIFICATES_NOT_FOR_ALL']);
    expect(faults(refused)).toEqual([
      'transponders.1 ANIMAL_IS_LOCKED',
      'transponders.2 ANIMAL_DATA_INVALID',
      'transponders.3 NOT_FOUND',
    ]);
    expect(await server.db.query(sql`select from certificate_batch where email = ${emailAddress}`)).toEqual(
      [],
    );
    expect((await send([good.transponder])).status).toBe(200);
  });

  it('parameters › are entered once for all, and printed on each certificate', async () => {
    const id = await publishTemplate(
      boss,
      {},
      {
        layout: '#title("x")\n#parameter("note")\n#parameter("day")',
        parameters: [
          { code: 'note', name: 'Nota', type: 'Text', isMandatory: true },
          { code: 'day', name: 'Dia', type: 'Date', preventFutureDates: true },
        ],
      },
    );
    const animals = [await register(staff, world), await register(staff, world)];
    const transponders: string[] = animals.map(({ transponder }) => transponder);
    const checked = await staff.call('POST', '/certificates/bulk/check', { transponders, id });
    const offered = checked.body.templates.find((one: { id: number }) => one.id === id);
    expect(offered.properties.map(({ code }: { code: string }) => code).sort()).toEqual(['day', 'note']);
    expect(checked.body.animals.map(({ error }: { error: unknown }) => error)).toEqual([null, null]);
    const send = (properties: object) =>
      staff.call('POST', '/certificates/bulk', { transponders, id, sendEmail: false, properties });
    expect(faults(await send({}))).toEqual(['properties.note EMPTY_VALUE']);
    expect(faults(await send({ note: 'Feira', day: '2199-01-01' }))).toEqual([
      'properties.day INVALID_DATE_NO_FUTURE_DATES',
    ]);
    expect(faults(await send({ note: 'Feira', other: 'x' }))).toEqual(['properties INVALID_PROPERTIES']);
    const { body } = await send({ note: 'Feira de maio', day: '2025-05-01' });
    await runJobs(server, async () => (await batchOf(staff, body.id)).body.isDone);
    const printed = await server.db.query<{ parameters: object }>(
      sql`select parameters from certificate where transponder = any(${transponders}) and certificate_template_id = ${id}`,
    );
    expect(printed.map(({ parameters }) => parameters)).toEqual([
      { note: 'Feira de maio', day: '01-05-2025' },
      { note: 'Feira de maio', day: '01-05-2025' },
    ]);
  });

  it('a mandatory parameter that differs by animal › leaves each animal out, an optional one stays empty', async () => {
    const { transponder } = await register(staff, world);
    const layout = '#title("x")\n#parameter("note")';
    const note = { code: 'note', name: 'Nota', type: 'Text', isPerAnimal: true };
    const mandatory = await publishTemplate(
      boss,
      {},
      { layout, parameters: [{ ...note, isMandatory: true }] },
    );
    const optional = await publishTemplate(boss, {}, { layout, parameters: [note] });
    const body = { transponders: [transponder], id: mandatory };
    const checked = await staff.call('POST', '/certificates/bulk/check', body);
    expect(checked.body.animals).toEqual([{ transponder, error: 'CERTIFICATE_DIFFERS_BY_ANIMAL' }]);
    expect(checked.body.templates.at(-1)).toMatchObject({ id: mandatory, properties: [] });
    const sent = await staff.call('POST', '/certificates/bulk', { ...body, sendEmail: false });
    await runJobs(server, async () => (await batchOf(staff, sent.body.id)).body.isDone);
    expect((await batchOf(staff, sent.body.id)).body).toMatchObject({
      issued: 0,
      failures: [{ transponder, error: 'CERTIFICATE_DIFFERS_BY_ANIMAL' }],
    });
    const given = { ...body, id: optional, sendEmail: false };
    expect(
      faults(await staff.call('POST', '/certificates/bulk', { ...given, properties: { note: 'x' } })),
    ).toEqual(['properties INVALID_PROPERTIES']);
    const empty = await staff.call('POST', '/certificates/bulk', given);
    await runJobs(server, async () => (await batchOf(staff, empty.body.id)).body.isDone);
    expect((await batchOf(staff, empty.body.id)).body).toMatchObject({ issued: 1, failures: [] });
  });
});

describe('the list of one’s own bulk requests', () => {
  const listed = async (who: Person) => (await who.call('GET', '/certificates/bulk')).body;

  it('a request that runs, then is done › is listed with its counts, and its requester is notified', async () => {
    const person = await clinic(server);
    const good = await register(person, world);
    const locked = await register(person, world);
    await server.db.query(sql`update animal set is_locked = true where transponder = ${locked.transponder}`);
    const transponders: string[] = [good.transponder, locked.transponder];
    expect(await listed(person)).toEqual([]);
    const { body } = await person.call('POST', '/certificates/bulk', { transponders, sendEmail: false });
    expect(await listed(person)).toMatchObject([
      { id: body.id, total: 2, issued: 0, leftOut: 1, isDone: false, expiryTimestamp: null },
    ]);
    await runJobs(server, async () => (await batchOf(person, body.id)).body.isDone);
    expect(await listed(person)).toMatchObject([
      {
        id: body.id,
        template: 'Para lotes',
        total: 2,
        issued: 1,
        leftOut: 1,
        isDone: true,
        isMailed: false,
      },
    ]);
    expect((await listed(staff)).map(({ id }: { id: number }) => id)).not.toContain(body.id);
    const notices = await person.call('GET', '/notifications/search?unread=true');
    expect(notices.body.content).toMatchObject([
      {
        type: 'CERTIFICATE_BATCH_READY',
        objectId: `${body.id}`,
        additionalInfo: { template: 'Para lotes', issued: 1, total: 2 },
      },
    ]);
  });

  it('a request that is canceled before it runs › issues none, and says so of each animal', async () => {
    const person = await clinic(server);
    const { transponder } = await register(person, world);
    const request = { transponders: [transponder], sendEmail: false };
    const { body } = await person.call('POST', '/certificates/bulk', request);
    const [job] = (await person.call('GET', '/jobs')).body.content;
    expect((await person.call('POST', `/jobs/${job.id}/cancel`)).status).toBe(200);
    await runJobs(server, async () => (await batchOf(person, body.id)).body.isDone);
    expect((await batchOf(person, body.id)).body).toMatchObject({
      issued: 0,
      failures: [{ transponder, error: 'JOB_WAS_CANCELED' }],
    });
  });

  it('a request that is deleted before it runs › fails, and issues none', async () => {
    const person = await clinic(server);
    const { transponder } = await register(person, world);
    const request = { transponders: [transponder], sendEmail: false };
    const { body } = await person.call('POST', '/certificates/bulk', request);
    await server.db.query(sql`delete from certificate_batch where id = ${body.id}`);
    const job = async () => (await person.call('GET', '/jobs')).body.content[0];
    await runJobs(server, async () => (await job()).state === 'FAILED');
    expect((await job()).error).toBe('DOCUMENT_NOT_FOUND');
    const issued = await server.db.query(sql`
      select from audit_log where object_type = 'certificate' and user_id = ${person.id}`);
    expect(issued).toEqual([]);
  });

  it('a request of which no animal could have one › is notified as such', async () => {
    const person = await clinic(server);
    const { transponder } = await register(person, world);
    await server.db.query(sql`update animal set is_locked = true where transponder = ${transponder}`);
    const request = { transponders: [transponder], emailAddress: 'vazio@example.test' };
    const { body } = await person.call('POST', '/certificates/bulk', request);
    await runJobs(server, async () => (await batchOf(person, body.id)).body.isDone);
    const notices = await person.call('GET', '/notifications/search?unread=true');
    expect(notices.body.content.map(({ type }: { type: string }) => type)).toEqual([
      'CERTIFICATE_BATCH_EMPTY',
    ]);
    expect((await mailsOf(server)).some(({ to }) => to === 'vazio@example.test')).toBe(false);
  });

  it('a day after it was done › is gone, and so is its download', async () => {
    const person = await clinic(server);
    const { transponder } = await register(person, world);
    const request = { transponders: [transponder], sendEmail: false };
    const { body } = await person.call('POST', '/certificates/bulk', request);
    await runJobs(server, async () => (await batchOf(person, body.id)).body.isDone);
    expect((await person.call('GET', `/certificates/bulk/${body.id}/files`)).status).toBe(200);
    await server.db.query(
      sql`update certificate_batch set done_timestamp = now() - interval '25 hours' where id = ${body.id}`,
    );
    expect(await listed(person)).toEqual([]);
    expect((await batchOf(person, body.id)).status).toBe(404);
    expect((await person.call('GET', `/certificates/bulk/${body.id}/files`)).status).toBe(404);
  });

  it('certificates of a request that was accepted › are in no list of bulk requests', async () => {
    const person = await clinic(server);
    const { transponder } = await register(person, world);
    const request = { transponders: [transponder], sendEmail: false };
    const { body } = await person.call('POST', '/certificates/bulk', request);
    await server.db.query(sql`update certificate_batch set is_of_request = true where id = ${body.id}`);
    expect(await listed(person)).toEqual([]);
    await runJobs(server, async () => (await batchOf(person, body.id)).body.isDone);
    expect((await person.call('GET', '/notifications/search?unread=true')).body.content).toEqual([]);
  });
});
