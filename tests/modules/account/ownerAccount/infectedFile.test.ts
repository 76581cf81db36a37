import type { Server } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { findOne } from '../../../../server/db/db.ts';
import { clamd, EICAR, listening } from '../../../helpers/clamd.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';
import { clinic, faults, makeWorld, type World } from '../../animals/animal/fixtures.ts';
import { report } from '../../lostFound/lostAnimal/reports.ts';
import { animalOfAccount } from './fixtures.ts';

let scanner: Server;
let server: TestServer;
let world: World;
let staff: Person;

beforeAll(async () => {
  scanner = clamd();
  server = await testServer({ SCANNER: await listening(scanner) });
  world = await makeWorld(server.db);
  staff = await clinic(server);
});
afterAll(async () => {
  await server.close();
  scanner.close();
});

const infected = { filename: 'ficheiro.pdf', contents: Buffer.from(EICAR).toString('base64') };
const stored = () => server.db.query(sql`select 1 from file_content`);
const refusals = async () =>
  (await server.db.query(sql`select 1 from audit_log where action = 'INFECTED_FILE_REFUSED'`)).length;

/** Nothing of a refused call is left but the row of the audit. */
async function isRefused(send: () => Promise<TestAnswer>, property: string): Promise<void> {
  const before = await refusals();
  const answer = await send();
  expect([answer.status, faults(answer)]).toEqual([422, [`${property} FILE_INFECTED`]]);
  expect(await stored()).toEqual([]);
  expect(await refusals()).toBe(before + 1);
}

describe('an infected file in the account of an owner', () => {
  it('with a reported death › is refused at its place, and nothing is reported', async () => {
    const { id, transponder, person } = await animalOfAccount(server, staff, world);
    const body = { deathDate: dayIn(), documents: [infected] };
    await isRefused(() => person.call('POST', `/animals/${transponder}/report-death`, body), 'documents[0]');
    expect(await server.db.query(sql`select 1 from death_request where animal_id = ${id}`)).toEqual([]);
  });

  it('as a photo of a lost animal › is refused at its place, and nothing is reported', async () => {
    const { transponder, person } = await animalOfAccount(server, staff, world);
    const body = report({ transponder, photo: infected.contents });
    await isRefused(() => person.call('POST', '/lost-animals/', body), 'photo');
    expect(await server.db.query(sql`select 1 from lost_animal where transponder = ${transponder}`)).toEqual(
      [],
    );
  });

  it('added to a request › is refused at its place, and the request still waits', async () => {
    const { transponder, person } = await animalOfAccount(server, staff, world);
    const sent = await person.call('POST', `/animals/${transponder}/report-death`, { deathDate: dayIn() });
    const id = sent.body.deathRequestId;
    await server.db.query(
      sql`update death_request set validation_status = 'WAITING_DOCUMENTATION' where id = ${id}`,
    );
    const at = `/owner-account/requests/deathRequest/${id}`;
    await isRefused(() => person.call('POST', `${at}/documents`, { documents: [infected] }), 'documents[0]');
    expect((await person.call('GET', at)).body.validationStatus).toBe('WAITING_DOCUMENTATION');
  });
});

describe('an infected file in a public form', () => {
  it('sent with the form › is refused at its place; without the file, the same code sends the form', async () => {
    const { transponder } = await animalOfAccount(server, staff, world);
    const email = 'pessoa@example.test';
    const { token } = (await server.visitor.call('POST', '/public-forms/request-death/codes', { email }))
      .body;
    const mail = await findOne<{ text: string }>(
      server.db,
      sql`select payload->>'text' as text from outbox where payload->>'to' = ${email} order by id desc limit 1`,
    );
    const code = /\b\d{6}\b/.exec(mail!.text)![0];
    const values = {
      transponder,
      deathDate: dayIn(),
      relation: 'OWNER',
      requesterName: 'Ana Reis',
      vatNumber: '123456789',
    };
    const send = (documents: object[]) =>
      server.visitor.call('POST', '/public-forms/request-death', { token, code, values, documents });
    await isRefused(() => send([infected]), 'documents[0]');
    expect(await server.db.query(sql`select 1 from death_request where requester_email = ${email}`)).toEqual(
      [],
    );
    expect((await send([])).status).toBe(200);
  });
});
