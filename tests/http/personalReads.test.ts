import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../resources/kit/call.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { misreadings } from '../../resources/numbers/misreading.ts';
import { isRequest } from '../../resources/kit/request.ts';
import { calls, modules } from '../../resources/schemas.ts';
import { stopTypst } from '../../server/typst/typst.ts';
import { hashToken } from '../../server/auth/session.ts';
import { getOne } from '../../server/db/db.ts';
import { createTempDocument } from '../../server/files/tempDocuments.ts';
import { seal } from '../../server/modules/ownerErasure/sealed.ts';
import { carriesPersonal, PERSONAL_NAMES, requireReads } from '../../server/http/personalReads.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { makeRecord } from '../kit/records.ts';
import { makeP12 } from '../modules/certificate/p12.ts';
import { publishTemplate } from '../modules/certificate/world.ts';
import { newNif } from '../modules/owner/owners.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** A call with everything that it needs to be answered, and the status of that answer (200 by default). */
type Example = readonly [method: Method, path: string, body?: object, status?: number];

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
/** Calls that have a row of their own, tested beside them; here they are refused before anything is read. */
const REFUSED = new Set(['registerAnimal', 'impersonate', 'listOwnTransfers']);
const leavesRow = ({ reads }: Call): boolean => typeof reads === 'object';

const ERASURE_KEY = Buffer.alloc(32, 7);

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
  server = await testServer({
    SIGNING_P12: await makeP12('segredo'),
    SIGNING_PASSWORD: 'segredo',
    ERASURE_KEY: ERASURE_KEY.toString('hex'),
  });
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
  const { transponder } = await getOne<{ transponder: string }>(
    db,
    sql`select transponder from animal where id = ${animal}`,
  );
  const { oldTransponder } = await getOne<{ oldTransponder: string }>(
    db,
    sql`insert into transponder_alias (transponder, animal_id, kind)
      select transponder, id, 'CURRENT' from animal where id = ${await makeRecord(db, 'animal')}
      returning transponder as old_transponder`,
  );
  const certificate = { transponder, id: await publishTemplate(reader) };
  const { code } = (await reader.call('POST', '/certificates/download', certificate)).body;
  const batch =
    await idOf(sql`insert into certificate_batch (user_id, caller, certificate_template_id, language, done_timestamp)
    values (${reader.id}, '{}', ${certificate.id}, 'pt', now()) returning id`);
  await db.query(sql`insert into certificate_batch_animal (batch_id, transponder, document_id, outcome)
    select ${batch}, transponder, document_id, 'DONE' from certificate where code = ${code}`);
  const { vatNumber } = await getOne<{ vatNumber: string }>(
    db,
    sql`update owner set country = 'PT', vat_number = ${newNif()} where id = ${ids.owner} returning vat_number`,
  );
  const link = 'secret of a mailed link';
  await db.query(sql`
    with asked as (
      insert into animal_transfer (animal_id, origin, new_owner, kind, previous_owner_id, confirm_end_timestamp)
      values (${await makeRecord(db, 'animal')}, 'COLEIRA', '{"name": "Rui"}', 'TWO_PARTY', ${ids.owner}, now() + interval '1 day')
      returning id)
    insert into transfer_link (transfer_id, party, token_hash, end_timestamp)
    select id, 'GIVER', ${hashToken(link)}, now() + interval '1 day' from asked`);
  const { entityId } = await getOne<{ entityId: number }>(
    db,
    sql`select entity_id from app_user where id = ${reader.id}`,
  );
  await server.person({ permissions: ['WRITE_USER'], entityId });
  const report = {
    status: 'LOST',
    transponder,
    gender: 'MALE',
    color: 'preto',
    eventDate: '2020-01-01',
    eventCountry: 'ES',
    eventLocal: 'Calle Mayor',
    participantName: 'Rui',
    participantContact: '912345678',
  };
  ids.lostAnimal = await makeRecord(db, 'lostAnimal');
  const pending = await makeRecord(db, 'pendingLostAnimal');
  ids.pendingLostAnimal = await makeRecord(db, 'pendingLostAnimal');
  const requestPaper =
    await idOf(sql`insert into document (document_type, document_type_id, filename, type, size, sha256)
    select 'PENDING_LOST_ANIMAL', ${ids.pendingLostAnimal}, filename, type, size, sha256 from document where id = ${sent} returning id`);
  const open = await makeRecord(db, 'lostAnimal');
  await db.query(sql`update lost_animal set validation_status = 'ACCEPTED' where id = ${open}`);
  const advertised = await makeRecord(db, 'lostAnimal');
  await db.query(
    sql`update lost_animal set validation_status = 'ACCEPTED', allows_advertising = true where id = ${advertised}`,
  );
  const { code: posterCode } = await getOne<{ code: string }>(
    db,
    sql`insert into lost_animal_poster (lost_animal_id) values (${advertised}) returning code`,
  );
  ids.ownerReview = await idOf(
    sql`insert into owner_review (owner_id, cause, origin) values (${ids.owner}, 'REGISTRATION', 'COLEIRA') returning id`,
  );
  await reader.call('PUT', `/owner-review/${ids.owner}/${ids.ownerReview}/ticket`, { comments: 'x' });
  const reviewPaper =
    await idOf(sql`insert into document (document_type, document_type_id, filename, type, size, sha256)
    select 'OWNER_REVIEW', ${ids.ownerReview}, filename, type, size, sha256 from document where id = ${sent} returning id`);
  for (const module of modules.filter(isRequest)) {
    const { name, path, request } = module;
    if (ids[name] !== undefined) continue;
    ids[name] = await makeRecord(db, name);
    const file =
      await idOf(sql`insert into document (document_type, document_type_id, filename, type, size, sha256)
      select ${request.objectType}, ${ids[name]}, filename, type, size, sha256 from document where id = ${sent} returning id`);
    examples[`get${name.charAt(0).toUpperCase()}${name.slice(1)}Document`] = [
      'GET',
      `/${path}/${ids[name]}/documents/${file}`,
    ];
  }
  ids.erased = await makeRecord(db, 'owner');
  await db.query(sql`insert into sealed_owner (owner_id, owner_erasure_id, contents, kept_until)
    values (${ids.erased}, ${ids.ownerErasure}, ${seal(ERASURE_KEY, ids.erased, { records: [], animals: [], transfers: [] })},
      current_date)`);
  const training = `/owners/${ids.owner}/training`;
  const trained = { certificationNumber: '1', certificationDate: '2020-01-01', trainingEntity: 'Escola' };
  ids.ownerTraining = (await reader.call('PUT', training, trained)).body.id;
  await reader.call('POST', '/observations', {
    observation: 'Mudou de casa.',
    fixedPublic: true,
    url: `/owner/${ids.owner}`,
  });
  const [revision] = (await reader.call('GET', `${training}/versions`)).body;
  Object.assign(examples, {
    readOwnersTraining: ['GET', training],
    saveOwnersTraining: ['PUT', training, { trainingEntity: 'Outra' }],
    listOwnersTrainingVersions: ['GET', `${training}/versions`],
    readOwnersTrainingVersion: [
      'GET',
      `${training}/versions/${revision.revisionId}/${encodeURIComponent(revision.revisionTimestamp)}`,
    ],
    listOwnersTickets: ['GET', `/owners/${ids.owner}/tickets`],
    listAnimalsTickets: ['GET', `/animals/${transponder}/tickets`],
    findAnimalsAlike: [
      'POST',
      '/animals/alike',
      { transponder: misreadings(transponder)[0], name: 'Bobi', owner: {} },
    ],
    findOwnersAlike: ['POST', '/owners/alike', { vatNumber }],
    readSealedOwner: ['POST', `/owners/${ids.erased}/sealed`, { reason: 'Inspeção' }],
    previewOwnerMerge: ['GET', `/owner-merges/preview?survivorId=${ids.owner}&absorbedId=${ids.company}`],
    getOwnerReviewDocument: ['GET', `/owner-review/${ids.ownerReview}/documents/${reviewPaper}`],
    closeLostAnimal: ['PUT', `/lost-animals/${open}/update-status`, { status: 'DELIVERED_TO_OWNER' }],
    reportLostAnimal: ['POST', '/lost-animals', report],
    getLostAnimal: ['GET', `/lost-animals/${ids.lostAnimal}`],
    getLostAnimalPoster: ['GET', `/lost-animals/${advertised}/poster`],
    getPublicLostAnimal: ['GET', `/lost-animals/public/${posterCode}`],
    getLostAnimalById: ['GET', `/lost-animals/id/${ids.lostAnimal}`],
    getPendingLostReport: ['GET', `/lost-animals/pending/${ids.lostAnimal}`],
    updateLostAnimal: [
      'PUT',
      `/lost-animals/${ids.lostAnimal}`,
      { eventCountry: 'ES', eventLocal: 'Calle Menor' },
    ],
    getPendingLostAnimalDocument: [
      'GET',
      `/pending-lost-animals/${ids.pendingLostAnimal}/documents/${requestPaper}`,
    ],
    decideLostAnimal: ['PUT', `/lost-animals/pending/${pending}`, { validation: 'ACCEPTED' }],
    searchLostAnimalHistory: ['GET', '/lost-animals/history'],
    searchLostAnimalHistoryOfTransponder: ['GET', `/lost-animals/history/${transponder}`],
    searchPendingLostReports: ['GET', '/lost-animals/pending/search'],
    registerAnimal: ['POST', '/animals', {}, 422],
    getAnimal: ['GET', `/animals/${animal}`],
    readLifeLine: ['GET', `/animals/${animal}/life-line`],
    previewAnimalMerge: [
      'GET',
      `/animal-merges/preview?transponder=${transponder}&oldTransponder=${oldTransponder}`,
    ],
    searchObservations: ['GET', `/observations/search?url=/owner/${ids.owner}`],
    searchPublicObservations: ['GET', `/observations/search-public?url=/owner/${ids.owner}`],
    openTransferLink: ['POST', '/public-transfers/open', { token: link, vatNumber }],
    // An owner's account alone may.
    listOwnTransfers: ['GET', '/own-transfers', undefined, 403],
    getTransfer: ['GET', `/animal-transfers/${transfer}`],
    getAnimalTransferDocument: ['GET', `/animal-transfers/${transfer}/documents/${paper}`],
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
    downloadCertificate: ['POST', '/certificates/download', certificate],
    downloadIssuedCertificate: ['GET', `/certificates/file/${code}`],
    checkCertificatesInBulk: ['POST', '/certificates/bulk/check', { transponders: [transponder] }],
    downloadCertificateBatch: ['GET', `/certificates/bulk/${batch}/files`],
    validateCertificate: ['GET', `/certificates/validate/${code}`],
    impersonate: ['POST', '/auth/impersonate', { userId: 99_999_999 }, 409],
  } satisfies Record<string, Example>);
});
afterAll(async () => {
  stopTypst();
  await server.close();
});

const ballotOf = async (id: number): Promise<string> =>
  (
    await getOne<{ ballotNumber: string }>(
      server.db,
      sql`select ballot_number from veterinary where id = ${id}`,
    )
  ).ballotNumber;

describe('the declaration of a call', () => {
  const person = z.object({ id: z.number(), vatNumber: z.string().nullable() });

  it('a possible personal field without a declared read › stops the start', () => {
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
  it('all of them › have an example in this test', () => {
    expect(Object.keys(examples).toSorted()).toEqual(
      calls
        .filter(leavesRow)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('whichever call › leaves a row of its object', async () => {
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

  it('each way to read a record of a personal module › leaves a row', async () => {
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

  it('a read of one version, or a repeated answer › leaves a row', async () => {
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

  it('when its row cannot be written › is not answered', async () => {
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
