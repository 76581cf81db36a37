import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../resources/kit/call.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { calls, modules } from '../../resources/schemas.ts';
import { getOne } from '../../server/db/db.ts';
import { createTempDocument } from '../../server/files/tempDocuments.ts';
import { carriesPersonal, PERSONAL_NAMES, requireReads } from '../../server/http/personalReads.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { makeRecord } from '../kit/records.ts';
import { newNif } from '../modules/owner/owners.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** A call with everything that it needs to be answered, and the status of that answer (200 unless told). */
type Example = readonly [method: Method, path: string, body?: object, status?: number];

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
/** Writes that have a row of their own, tested beside them; here they are refused before anything is read. */
const REFUSED = new Set(['registerAnimal', 'impersonate']);
const leavesRow = ({ reads }: Call): boolean => typeof reads === 'object';

let server: TestServer;
let reader: Person;
const ids: Record<string, number> = {};
const examples: Record<string, Example> = {};

const idOf = async (statement: Sql): Promise<number> =>
  (await getOne<{ id: number }>(server.db, statement)).id;

const rowsOf = (person: Person) =>
  server.db.query<{ action: string; objectType: string; objectId: string | null; details: unknown }>(
    sql`select action, object_type, object_id, details from audit_log where user_id = ${person.id} order by id`,
  );

/** The rows that a call leaves, and its answer's status. */
async function rowsLeftBy([method, path, body]: Example, headers?: Record<string, string>) {
  const before = (await rowsOf(reader)).length;
  const answer = await reader.call(method, path, body, headers);
  return { ...answer, rows: (await rowsOf(reader)).slice(before) };
}

beforeAll(async () => {
  server = await testServer();
  const { db } = server;
  reader = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  for (const name of ['owner', 'user', 'veterinary', 'animal']) ids[name] = await makeRecord(db, name);
  const { animal } = ids;
  ids.company = await makeRecord(db, 'owner');
  await db.query(sql`update owner set email = 'company@example.test' where id = ${ids.company}`);
  await db.query(sql`insert into transponder_alias (transponder, animal_id, kind)
    select transponder, id, 'CURRENT' from animal where id = ${animal}`);
  const transfer =
    await idOf(sql`insert into animal_transfer (animal_id, origin, new_owner, creation_user_id, closed, validation_status)
    values (${animal}, 'COLEIRA', '{"name": "Rui"}', ${reader.id}, true, 'DONE') returning id`);
  ids.animalTransfer = transfer;
  const documents = [{ filename: 'a.pdf', contents: PDF }];
  const [sent] = (await reader.call('POST', `/documents/animal/${animal}`, { documents })).body.ids;
  const paper =
    await idOf(sql`insert into document (document_type, document_type_id, filename, type, size, sha256)
    select 'ANIMAL_TRANSFER', ${transfer}, filename, type, size, sha256 from document where id = ${sent} returning id`);
  const ticket = {
    category: 'OTHER',
    subject: 'OTHER',
    description: 'x',
    processType: 'ANIMAL_TRANSFER',
    processId: transfer,
  };
  const asked = (await reader.call('POST', '/ticketing/', ticket)).body.id;
  const attachment =
    await idOf(sql`insert into document (document_type, document_type_id, filename, type, size, sha256)
    select 'TICKET', ${asked}, filename, type, size, sha256 from document where id = ${sent} returning id`);
  const offer = { userId: reader.id, filename: 'a.json', type: 'application/json', bytes: Buffer.from('{}') };
  const copy = await db.transaction((tx) => createTempDocument(tx, offer));
  const { vatNumber } = await getOne<{ vatNumber: string }>(
    db,
    sql`update owner set country = 'PT', vat_number = ${newNif()} where id = ${ids.owner} returning vat_number`,
  );
  const { entityId } = await getOne<{ entityId: number }>(
    db,
    sql`select entity_id from app_user where id = ${reader.id}`,
  );
  await server.person({ permissions: ['WRITE_USER'], entityId });
  Object.assign(examples, {
    registerAnimal: ['POST', '/animals', {}, 422],
    getAnimal: ['GET', `/animals/${animal}`],
    getTransfer: ['GET', `/animal-transfers/${transfer}`],
    getTransferDocument: ['GET', `/animal-transfers/${transfer}/documents/${paper}`],
    searchDocuments: ['GET', '/documents/search'],
    ownDocuments: ['GET', '/users/me/files'],
    ownAdministrators: ['GET', '/users/me/administrators'],
    getDocument: ['GET', `/documents/${sent}`],
    documentContent: ['GET', `/documents/${sent}/content`],
    tempDocumentContents: ['GET', `/temp-documents/${copy}/contents`],
    searchTickets: ['GET', '/ticketing/search'],
    processTickets: ['GET', `/ticketing/process/ANIMAL_TRANSFER/${transfer}`],
    getTicket: ['GET', `/ticketing/${asked}`],
    getTicketAttachment: ['GET', `/ticketing/${asked}/attachments/${attachment}`],
    createTicket: ['POST', '/ticketing/', ticket],
    searchConfigurations: ['GET', '/configurations/search'],
    setConfiguration: ['PUT', '/configurations/unknownTransponder', { value: 'REFUSE', version: 0 }],
    getOwnerByVat: ['GET', `/owners/get-by-vat?vatNumber=${vatNumber}&hasLocalVatNumber=true`],
    createOwnerAccount: ['POST', `/owners/${ids.company}/create-account`, {}],
    getVeterinaryByBallot: ['GET', `/veterinaries/byBallot/${await ballotOf(ids.veterinary!)}`],
    impersonate: ['POST', '/auth/impersonate', { userId: 99_999_999 }, 409],
  } satisfies Record<string, Example>);
});
afterAll(() => server.close());

const ballotOf = async (id: number): Promise<string> =>
  (
    await getOne<{ ballotNumber: string }>(
      server.db,
      sql`select ballot_number from veterinary where id = ${id}`,
    )
  ).ballotNumber;

describe('the declaration of a call', () => {
  const person = z.object({ id: z.number(), vatNumber: z.string().nullable() });

  it('is refused at the start when its answer can hold a personal field and it does not say what it reads', () => {
    const route = { method: 'GET', path: '/x' };
    for (const answer of [
      person,
      z.object({ content: z.array(person) }),
      z.object({ owner: person.nullish() }),
      z.union([z.object({ id: z.number() }), person]),
      z.looseObject({ id: z.number() }),
      z.record(z.string(), z.unknown()),
      z.unknown(),
      undefined,
    ]) {
      const asked = { ...route, ...(answer ? { answer } : {}) };
      expect(() => requireReads(asked)).toThrow('does not declare what it reads');
      expect(() => requireReads({ ...asked, reads: 'NOTHING_PERSONAL' })).not.toThrow();
    }
    expect(() => requireReads({ ...route, answer: z.object({ id: z.number() }) })).not.toThrow();
  });

  it('knows the personal fields of all modules', () => {
    for (const name of ['vatNumber', 'email', 'ownerId', 'requesterName', 'contents'])
      expect([...PERSONAL_NAMES]).toContain(name);
    for (const call of calls.filter(leavesRow)) expect(carriesPersonal(call.answer), call.name).toBe(true);
  });
});

describe('a call that answers personal data', () => {
  it('has an example here, so that none is forgotten', () => {
    expect(Object.keys(examples).toSorted()).toEqual(
      calls
        .filter(leavesRow)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('leaves a row of its object, whichever call it is', async () => {
    for (const call of calls.filter(leavesRow)) {
      const example = examples[call.name]!;
      const [, , , expected = 200] = example;
      const { status, rows } = await rowsLeftBy(example);
      expect({ call: call.name, status }).toEqual({ call: call.name, status: expected });
      if (REFUSED.has(call.name)) continue;
      const { objectType } = call.reads as { objectType: string };
      expect(
        rows.map((row) => row.objectType),
        call.name,
      ).toContain(objectType);
    }
  });

  it('leaves a row for each way to read a record of a personal module', async () => {
    const silent: string[] = [];
    const personal = modules.filter((module) => module.personal);
    expect(personal.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['animal', 'animalTransfer', 'owner', 'user', 'veterinary']),
    );
    for (const { name, path, without = [], access } of personal) {
      const id = ids[name];
      const ways: Record<string, Example> = {
        search: ['GET', `/${path}/search`],
        searchByBody: ['POST', `/${path}/search`, {}],
      };
      if (!without.includes('get')) ways.get = ['GET', `/${path}/${id}`];
      if (!without.includes('versions')) ways.versions = ['GET', `/${path}/${id}/versions`];
      if (access.update && !without.includes('update')) {
        const { version } = (await reader.call('GET', `/${path}/${id}`)).body;
        ways.stale = ['PUT', `/${path}/${id}`, { version: version + 5 }, 409];
        ways.staleByBody = ['PUT', `/${path}`, { id, version: version + 5 }, 409];
        if (name !== 'owner') ways.unchanged = ['PUT', `/${path}/${id}`, { version }];
      }
      for (const [way, example] of Object.entries(ways)) {
        const { status, rows } = await rowsLeftBy(example);
        expect({ name, way, status }).toEqual({ name, way, status: example[3] ?? 200 });
        const named = way.startsWith('search') ? null : String(id);
        if (!rows.some((row) => row.objectType === name && row.objectId === named))
          silent.push(`${name} ${way}`);
      }
    }
    expect(silent).toEqual([]);
  });

  it('leaves a row for one version, and for the repeat of an answer', async () => {
    const made = await reader.call(
      'POST',
      '/veterinaries/',
      { name: 'Rita', ballotNumber: 'R1', email: 'rita@example.test' },
      { 'idempotency-key': 'first-veterinary' },
    );
    const [version] = (await reader.call('GET', `/veterinaries/${made.body.id}/versions`)).body;
    const { revisionId, revisionTimestamp } = version;
    const one = await rowsLeftBy([
      'GET',
      `/veterinaries/${made.body.id}/versions/${revisionId}/${revisionTimestamp}`,
    ]);
    expect(one.rows).toEqual([
      {
        action: 'READ',
        objectType: 'veterinary',
        objectId: String(made.body.id),
        details: { versions: true, revisionId },
      },
    ]);
    const repeated = await rowsLeftBy(
      ['POST', '/veterinaries/', { name: 'Rita', ballotNumber: 'R1', email: 'rita@example.test' }],
      { 'idempotency-key': 'first-veterinary' },
    );
    expect(repeated.body).toEqual(made.body);
    expect(repeated.rows).toMatchObject([{ action: 'READ', objectId: String(made.body.id) }]);
  });

  it('is not answered when its row cannot be written', async () => {
    await server.db.script('alter table audit_log add constraint shut check (id < 0) not valid');
    try {
      const { status, body } = await reader.call('GET', `/owners/${ids.owner}`);
      expect(status).toBe(500);
      expect(JSON.stringify(body)).not.toContain('Titular');
    } finally {
      await server.db.script('alter table audit_log drop constraint shut');
    }
  });
});

describe('the versions of a record', () => {
  it('hide what the record itself hides from the same reader', async () => {
    const made = (
      await reader.call('POST', '/veterinaries/', {
        name: 'Inês',
        ballotNumber: 'I1',
        email: 'ines@example.test',
      })
    ).body;
    await reader.call('PUT', `/veterinaries/${made.id}`, { version: 1, email: 'i@example.test' });
    const lookup = await server.person({ permissions: ['REGISTER_ANIMAL', 'READ_VERSIONS'] });
    const { status, body } = await lookup.call('GET', `/veterinaries/${made.id}/versions`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('@example.test');
    expect(body[0]).toMatchObject({ name: 'Inês', email: null, revisionChangedFields: [] });
    const full = (await reader.call('GET', `/veterinaries/${made.id}/versions`)).body;
    expect(full[0]).toMatchObject({ email: 'i@example.test', revisionChangedFields: ['email'] });
    const { revisionId, revisionTimestamp } = body[1];
    const one = await lookup.call(
      'GET',
      `/veterinaries/${made.id}/versions/${revisionId}/${revisionTimestamp}`,
    );
    expect(one.body.email).toBeNull();
  });
});
