import sql, { type Sql } from 'sql-template-tag';
import { misreadings } from '../../resources/numbers/misreading.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { isRequest } from '../../resources/kit/request.ts';
import { modules } from '../../resources/schemas.ts';
import { hashToken } from '../../server/auth/session.ts';
import { getOne } from '../../server/db/db.ts';
import { createTempDocument } from '../../server/files/tempDocuments.ts';
import { seal } from '../../server/modules/owners/ownerErasure/sealed.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { makeRecord } from '../kit/records.ts';
import { makeP12 } from '../modules/animals/certificate/p12.ts';
import { publishTemplate } from '../modules/animals/certificate/fixtures.ts';
import { newNif } from '../modules/owners/owner/owners.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** A call with everything that it needs to be answered, and the status of that answer (200 by default). */
export type Example = readonly [method: Method, path: string, body?: object, status?: number];

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
const ERASURE_KEY = Buffer.alloc(32, 7);

export interface PersonalReadsWorld {
  readonly server: TestServer;
  readonly reader: Person;
  /** A record of each module, by the module's name. */
  readonly ids: Readonly<Record<string, number>>;
  /** Each call that answers personal data, by its name. */
  readonly examples: Readonly<Record<string, Example>>;
}

/** A server whose records let each call that answers personal data be answered. */
export async function makePersonalReadsWorld(): Promise<PersonalReadsWorld> {
  const server = await testServer({
    SIGNING_P12: await makeP12('segredo'),
    SIGNING_PASSWORD: 'segredo',
    ERASURE_KEY: ERASURE_KEY.toString('hex'),
  });
  const { db } = server;
  const idOf = async (statement: Sql): Promise<number> => (await getOne<{ id: number }>(db, statement)).id;
  const reader = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  const ids: Record<string, number> = {};
  for (const name of ['owner', 'user', 'veterinary', 'animal']) ids[name] = await makeRecord(db, name);
  const { animal } = ids;
  const ownRole = await idOf(sql`select role_id as id from app_user where id = ${reader.id}`);
  ids.company = await makeRecord(db, 'owner');
  await db.query(sql`update owner set email = 'company@example.test' where id = ${ids.company}`);
  await db.query(sql`insert into owner_contact (owner_id, contact, value, source, since_timestamp)
    values (${ids.company}, 'email', 'company@example.test', 'REGISTRATION', now())
    on conflict (owner_id, contact) do update set value = excluded.value, source = excluded.source`);
  await db.query(sql`insert into transponder_alias (transponder, animal_id, kind)
    select transponder, id, 'CURRENT' from animal where id = ${animal}`);
  const transfer =
    await idOf(sql`insert into animal_transfer (animal_id, origin, new_owner, creation_user_id, closed, validation_status)
    values (${animal}, 'COLEIRA', '{"name": "Rui"}', ${reader.id}, true, 'DONE') returning id`);
  ids.animalTransfer = transfer;
  for (const name of ['registerHandover', 'visitingAnimal']) ids[name] = await makeRecord(db, name);
  // The number of an animal that stays here for a time shows how its holder is reached.
  const [{ visitor } = { visitor: '' }] = await db.query<{ visitor: string }>(
    sql`update visiting_animal set date_from = current_date, date_to = current_date + 9 where id = ${ids.visitingAnimal}
      returning transponder as visitor`,
  );
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
  const { transponder, name: animalName } = await getOne<{ transponder: string; name: string }>(
    db,
    sql`select transponder, name from animal where id = ${animal}`,
  );
  const { oldTransponder } = await getOne<{ oldTransponder: string }>(
    db,
    sql`insert into transponder_alias (transponder, animal_id, kind)
      select transponder, id, 'CURRENT' from animal where id = ${await makeRecord(db, 'animal')}
      returning transponder as old_transponder`,
  );
  const source = await makeRecord(db, 'dataSource');
  const dashboard = await makeRecord(db, 'dashboard');
  const schedule = await makeRecord(db, 'reportSchedule');
  const run = await makeRecord(db, 'operationRun');
  const list = 'ab'.repeat(16);
  await db.query(sql`insert into large_file (id, user_id, filename, type, size)
    values (${list}, ${reader.id}, 'racas.csv', 'text/csv', 9)`);
  await db.query(
    sql`insert into large_file_part (file_id, part, bytes) values (${list}, 0, ${Buffer.from('Nome\nCão\n')})`,
  );
  const imported =
    await idOf(sql`insert into data_import (name, kind, source, state, user_id, file_id, row_count)
    values ('racas.csv', 'breeds', 'Ficha', 'READY', ${reader.id}, ${list}, 1) returning id`);
  await db.query(sql`insert into data_import_row (import_id, line, group_line, cells, state, code)
    values (${imported}, 2, 2, '["Cão"]', 'REFUSED', 'MISSING_GROUP_TYPE')`);
  const certificate = { transponder, id: await publishTemplate(reader) };
  const { code } = (await reader.call('POST', '/certificates/download', certificate)).body;
  const batch =
    await idOf(sql`insert into certificate_batch (user_id, caller, certificate_template_id, language, done_timestamp)
    values (${reader.id}, '{}', ${certificate.id}, 'pt', now()) returning id`);
  await db.query(sql`insert into certificate_batch_animal (batch_id, transponder, document_id, outcome)
    select ${batch}, transponder, document_id, 'DONE' from certificate where code = ${code}`);
  const { vatNumber } = await getOne<{ vatNumber: string }>(
    db,
    sql`update owner set country = 'PT', vat_number = ${newNif()}, email = coalesce(email, 'titular@example.test')
      where id = ${ids.owner} returning vat_number`,
  );
  const job = await idOf(sql`
    with j as (insert into job (name, user_id, caller, input, state, end_timestamp)
      values ('importAddresses', ${reader.id}, '{}', '{}', 'DONE', now()) returning id),
      f as (insert into large_file (id, user_id, job_id, is_result, filename, type, expiration_timestamp)
        select 'job file', ${reader.id}, id, true, 'a.csv', 'text/csv', now() + interval '1 day' from j)
    select id from j`);
  const link = 'secret of a mailed link';
  await db.query(sql`
    with asked as (
      insert into animal_transfer (animal_id, origin, new_owner, kind, previous_owner_id, confirm_end_timestamp)
      values (${await makeRecord(db, 'animal')}, 'COLEIRA', '{"name": "Rui"}', 'TWO_PARTY', ${ids.owner}, now() + interval '1 day')
      returning id)
    insert into transfer_link (transfer_id, party, token_hash, end_timestamp)
    select id, 'GIVER', ${hashToken(link)}, now() + interval '1 day' from asked`);
  await db.query(sql`
    with waits as (
      insert into owner_data_update (origin, owner_id, contact, email) values ('COLEIRA', ${ids.owner}, 'email', 'nova@example.test')
      returning id, owner_id)
    insert into contact_change_link (owner_data_update_id, email, may_confirm, token_hash, end_timestamp)
    select w.id, coalesce(o.email, ''), false, ${hashToken(link)}, now() + interval '1 day'
      from waits w join owner o on o.id = w.owner_id`);
  const { entityId } = await getOne<{ entityId: number }>(
    db,
    sql`select entity_id from app_user where id = ${reader.id}`,
  );
  await server.person({ permissions: ['WRITE_USER'], entityId });
  // Those who pay with credits alone have an account.
  await db.query(
    sql`update entity_profile set is_billable = true where id = (select profile_id from entity where id = ${entityId})`,
  );
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
  const examples: Record<string, Example> = {};
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
  const { ballotNumber } = await getOne<{ ballotNumber: string }>(
    db,
    sql`select ballot_number from veterinary where id = ${ids.veterinary}`,
  );
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
      { transponder: misreadings(transponder)[0], name: animalName, owner: {} },
    ],
    findOwnersAlike: ['POST', '/owners/alike', { vatNumber }],
    readSealedOwner: ['POST', `/owners/${ids.erased}/sealed`, { reason: 'Inspeção' }],
    previewOwnerMerge: ['GET', `/owner-merges/preview?survivorId=${ids.owner}&absorbedId=${ids.company}`],
    getOwnerReviewDocument: ['GET', `/owner-review/${ids.ownerReview}/documents/${reviewPaper}`],
    closeLostAnimal: ['PUT', `/lost-animals/${open}/update-status`, { status: 'DELIVERED_TO_OWNER' }],
    reportLostAnimal: ['POST', '/lost-animals', report],
    getLostAnimal: ['GET', `/lost-animals/${ids.lostAnimal}`],
    getSightings: ['GET', `/lost-animals/${ids.lostAnimal}/sightings`],
    getLostAnimalPoster: ['GET', `/lost-animals/${advertised}/poster`],
    getPublicLostAnimal: ['GET', `/lost-animals/public/${posterCode}`],
    getLostAnimalById: ['GET', `/lost-animals/id/${ids.lostAnimal}`],
    getPendingLostReport: ['GET', `/lost-animals/pending/${ids.pendingLostAnimal}`],
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
    readTransponderWay: ['GET', `/transponders/${transponder}/way`],
    previewAnimalMerge: [
      'GET',
      `/animal-merges/preview?transponder=${transponder}&oldTransponder=${oldTransponder}`,
    ],
    searchObservations: ['GET', `/observations/search?url=/owner/${ids.owner}`],
    searchPublicObservations: ['GET', `/observations/search-public?url=/owner/${ids.owner}`],
    openTransferLink: ['POST', '/public-transfers/open', { token: link, vatNumber }],
    openContactChangeLink: ['POST', '/public-contact-changes/open', { token: link }],
    // An owner's account alone may.
    listOwnTransfers: ['GET', '/own-transfers', undefined, 403],
    findAnimalAbroad: ['GET', `/visiting-animals/of/${visitor}`],
    getTransfer: ['GET', `/animal-transfers/${transfer}`],
    getAnimalTransferDocument: ['GET', `/animal-transfers/${transfer}/documents/${paper}`],
    searchDocuments: ['GET', '/documents/search'],
    ownDocuments: ['GET', '/users/me/files'],
    ownAdministrators: ['GET', '/users/me/administrators'],
    getDocument: ['GET', `/documents/${sent}`],
    documentContent: ['GET', `/documents/${sent}/content`],
    allJobs: ['GET', '/jobs/all'],
    getDashboardFigures: ['GET', `/dashboards/${dashboard}/figures`],
    previewDashboardFigures: ['POST', '/dashboards/figures', { widgets: [] }],
    readDataSetRows: ['POST', '/data-sets/rows', { dataSet: 'animals', columns: ['name', 'owner'] }],
    previewDataSource: [
      'POST',
      '/data-sources/preview',
      { kind: 'DATA_SET', question: { dataSet: 'animals', columns: ['owner'] } },
    ],
    readDataSourceRows: ['POST', `/data-sources/${source}/rows`, {}],
    reportScheduleHistory: ['GET', `/report-schedules/${schedule}/history`],
    runRecords: ['GET', `/operation-runs/${run}/records`],
    runFile: ['GET', `/operation-runs/${run}/file`],
    importTable: ['GET', `/imports/${imported}/table`],
    importRows: ['GET', `/imports/${imported}/rows`],
    refusedRows: ['GET', `/imports/${imported}/refused`],
    jobFile: ['GET', `/jobs/${job}/file`],
    tempDocumentContents: ['GET', `/temp-documents/${copy}/contents`],
    searchTickets: ['GET', '/ticketing/search'],
    processTickets: ['GET', `/ticketing/process/ANIMAL_TRANSFER/${transfer}`],
    getTicket: ['GET', `/ticketing/${asked}`],
    getTicketAttachment: ['GET', `/ticketing/${asked}/attachments/${attachment}`],
    createTicket: ['POST', '/ticketing/', ticket],
    getEntityStaff: ['GET', `/entities/${entityId}/staff`],
    checkUserStatuses: ['POST', '/users/bulk/status/check', { ids: [ids.user], status: 'INACTIVE' }],
    readAccount: ['GET', '/billing/account'],
    accountingMonths: ['GET', '/billing/accounting'],
    readAccountingMonth: ['GET', '/billing/accounting/2024-05'],
    accountingFile: ['GET', '/billing/accounting/2024-05/file'],
    searchPermissionHolders: ['GET', '/roles/permissions/READ_ANIMAL/users'],
    listPermissionChanges: ['GET', '/roles/permission-changes?since=2026-01-01'],
    previewRoleChanges: ['POST', '/roles/bulk/preview', { changes: [{ id: ownRole, version: 1 }] }],
    explainUserPermissions: ['GET', `/users/${ids.user}/permissions`],
    searchConfigurations: ['GET', '/configurations/search'],
    setConfiguration: ['PUT', '/configurations/unknownTransponder', { value: 'REFUSE', version: 0 }],
    getOwnerByVat: ['GET', `/owners/get-by-vat?vatNumber=${vatNumber}&hasLocalVatNumber=true`],
    createOwnerAccount: ['POST', `/owners/${ids.company}/create-account`, {}],
    getVeterinaryByBallot: ['GET', `/veterinaries/byBallot/${ballotNumber}`],
    downloadCertificate: ['POST', '/certificates/download', certificate],
    downloadIssuedCertificate: ['GET', `/certificates/file/${code}`],
    checkCertificatesInBulk: ['POST', '/certificates/bulk/check', { transponders: [transponder] }],
    downloadCertificateBatch: ['GET', `/certificates/bulk/${batch}/files`],
    validateCertificate: ['GET', `/certificates/validate/${code}`],
    impersonate: ['POST', '/auth/impersonate', { userId: 99_999_999 }, 409],
  } satisfies Record<string, Example>);
  return { server, reader, ids, examples };
}
