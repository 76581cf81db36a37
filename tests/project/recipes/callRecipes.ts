// Run in the copy, after its recipes: calls what they have added, and prints what is answered.
import { setImmediate } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { getOne } from '../../../server/db/db.ts';
import { startJobs } from '../../../server/modules/work/job/startJobs.ts';
import { testServer } from '../../helpers/server.ts';
import { makeRecord } from '../../kit/records.ts';

const server = await testServer();
const { db } = server;

const staff = await server.person({ permissions: ['MANAGE_VACCINES', 'READ_VERSIONS', 'WRITE_BREED'] });
const vaccine = { name: 'Nova', immunizationTimePeriod: 1, immunizationTimeUnit: 'YEAR' };
const made = await staff.call('POST', '/vaccines/', { ...vaccine, manufacturer: ' Fábrica ' });
const long = await staff.call('POST', '/vaccines/', {
  ...vaccine,
  name: 'Longa',
  manufacturer: 'x'.repeat(81),
});
const found = await staff.call('GET', '/vaccines/search?manufacturer=fabrica&sortProperty=manufacturer');
const changed = await staff.call('PUT', `/vaccines/${made.body.id}`, { version: 1, manufacturer: 'Outra' });
const versions = await staff.call('GET', `/vaccines/${made.body.id}/versions`);
const openapi = await staff.call('GET', '/openapi.json');
const paths = JSON.stringify(openapi.body.paths);

const colour = await staff.call('POST', '/coat-colors/', { name: 'Tigrado' });
const colours = await staff.call('GET', '/coat-colors/search');
const refused = await staff.call('POST', '/coat-colors/', { name: 'tigrado' });
const counts = await staff.call('GET', '/coat-colors/counts');
const uncounted = await server.visitor.call('GET', '/coat-colors/counts');

const jobs = startJobs(server.app.services, undefined, { pollMs: 20 });
const started = await staff.call('POST', '/jobs/export-coat-colors', {});
const job = async () => (await staff.call('GET', '/jobs')).body.content[0];
while (!(await job()).endTimestamp) await setImmediate();
const renamer = await server.person({
  profile: { name: 'operator' },
  permissions: ['RUN_OPERATION', 'MANAGE_OPERATION_TEMPLATES', 'MANAGE_VACCINES'],
});
const template = await renamer.call('POST', '/operation-templates', {
  name: 'Fabricante',
  operation: 'renameManufacturer',
});
const bulk = await renamer.call('POST', '/operation-runs', {
  templateId: template.body.id,
  parameters: { from: 'Outra', to: 'Recente' },
});
const bulkRun = `/operation-runs/${bulk.body.id}`;
const bulkEnds = async (state: string) => {
  for (;;) {
    const { body } = await renamer.call('GET', bulkRun);
    if (body.state === state || body.state === 'FAILED') return body;
    await setImmediate();
  }
};
const manufacturer = async () => (await staff.call('GET', `/vaccines/${made.body.id}`)).body.manufacturer;
const shown = await bulkEnds('READY');
await renamer.call('PUT', `${bulkRun}/start`, { count: shown.changeCount });
const renamed = { state: (await bulkEnds('DONE')).state, manufacturer: await manufacturer() };
await renamer.call('PUT', `${bulkRun}/undo`);
await bulkEnds('UNDONE');
const undone = await manufacturer();

const importer = await server.person({ permissions: ['RUN_IMPORT', 'WRITE_BREED'] });
const list = 'Nome;Rara\nRuão;sim\nPampa;não\nTigrado;não\n;sim\n';
const uploaded = await importer.call('POST', '/large-files?filename=cores.csv', Buffer.from(list), {
  'content-type': 'application/octet-stream',
});
const begun = await importer.call('POST', '/imports', {
  kind: 'coatColors',
  source: 'Livro de cores',
  fileId: uploaded.body.id,
});
const ofImport = `/imports/${begun.body.id}`;
const importEnds = async (state: string) => {
  for (;;) {
    const { body } = await importer.call('GET', ofImport);
    if (body.state === state || body.state === 'FAILED') return body;
    await setImmediate();
  }
};
const coloursNow = async () => (await staff.call('GET', '/coat-colors/search')).body.totalItems;
await importer.call('PUT', `${ofImport}/simulate`);
const { newCount, sameCount, refusedCount, writeCount } = await importEnds('READY');
await importer.call('PUT', `${ofImport}/start`, { count: writeCount });
const imported = { state: (await importEnds('DONE')).state, colours: await coloursNow() };
await importer.call('PUT', `${ofImport}/undo`);
await importEnds('UNDONE');
const coloursAfter = await coloursNow();
await jobs.stop();
const exported = await staff.call('GET', `/jobs/${started.body.id}/file`);

const rare = `/coat-colors/${colour.body.id}/rare`;
const marked = await staff.call('PUT', rare, { version: 1 });
const again = await staff.call('PUT', rare, { version: 2 });

const keeper = await server.person({
  profile: { name: 'operator' },
  permissions: ['LOCK_ANIMAL', 'READ_ANIMAL'],
});
const locked = `/animals/${await makeRecord(db, 'animal')}`;
const quarantineState = async (): Promise<unknown> =>
  (await keeper.call('GET', locked)).body.operations.QUARANTINE;
const before = await quarantineState();
const unsaid = await keeper.call('PUT', `${locked}/quarantine`, {});
const forbidden = await staff.call('PUT', `${locked}/quarantine`, { reason: 'Raiva' });
const done = await keeper.call('PUT', `${locked}/quarantine`, { reason: 'Raiva', version: 1 });
const [audited] = await db.query<{ details: { reason: string } }>(
  sql`select details from audit_log where action = 'QUARANTINE'`,
);

const treats = ['READ_ANIMAL', 'WRITE_HEALTH_INTERVENTION', 'READ_VERSIONS'] as const;
const [weigher, stranger] = [
  await server.person({ permissions: treats }),
  await server.person({ permissions: treats }),
];
const animalId = await makeRecord(db, 'animal');
const { transponder } = await getOne<{ transponder: string }>(
  db,
  sql`select transponder from animal where id = ${animalId}`,
);
await db.query(sql`insert into transponder_alias (transponder, animal_id, kind)
  values (${transponder}, ${animalId}, 'CURRENT')`);
await db.query(sql`insert into animal_entity (animal_id, entity_id, ground)
  select ${animalId}, entity_id, 'REGISTERED' from app_user where id = ${weigher.id}`);
const weighed = { transponder, date: '2026-01-02', kilograms: 12.5 };
const weight = await weigher.call('POST', '/animal-weights/', weighed);
const weightPath = `/animal-weights/${transponder}/${weight.body.id}`;
const below = await weigher.call('GET', weightPath);
const unseen = await stranger.call('GET', weightPath);
const ofAnimal = await weigher.call('GET', `/animals/search?ids=${animalId}`);
await db.query(sql`update animal set status = 'DEAD' where id = ${animalId}`);
const tooLate = await weigher.call('POST', '/animal-weights/', { ...weighed, date: '2026-01-03' });

const decider = await server.person({
  profile: { name: 'operator' },
  permissions: ['READ_ANIMAL', 'DELETE_DOCUMENTS', 'WRITE_ENTITY'],
});
const asked = await weigher.call('POST', '/photo-removals', {
  animalId,
  subject: 'Antiga',
  grounds: 'Está errada.',
});
const decided = await decider.call('PUT', `/photo-removals/${asked.body.id}/decision`, {
  validation: 'ACCEPTED',
});

// The same for an entity and an owner.
const chief = await server.person({
  profile: { name: 'operator' },
  permissions: ['WRITE_ENTITY', 'READ_ENTITY', 'READ_OWN_ENTITY', 'READ_OWNER', 'WRITE_OWNER'],
});
const entityId = await makeRecord(db, 'entity');
await db.query(sql`update entity set phone = '+351912345678' where id = ${entityId}`);
const phonePath = `/entities/${entityId}/phone-removal`;
const phoneless = await chief.call('PUT', phonePath, { version: 1 });
const noPhone = await chief.call('PUT', phonePath, { version: 2 });
const ownerId = await makeRecord(db, 'owner');
const inspection = await chief.call('POST', '/owner-inspections/', { ownerId, date: '2026-01-02' });
const inspected = await chief.call('GET', `/owners/${ownerId}`);
const closing = await chief.call('POST', '/entity-closures', { entityId, subject: 'Mudou de sede.' });
const closed = await decider.call('PUT', `/entity-closures/${closing.body.id}/decision`, {
  validation: 'ACCEPTED',
});
const closedEntity = await chief.call('GET', `/entities/${entityId}`);

console.log(
  JSON.stringify({
    field: {
      made: made.body.manufacturer,
      long: long.body.errors,
      found: found.body.totalItems,
      changed: changed.body.manufacturer,
      changedFields: versions.body[0].revisionChangedFields,
      isDocumented: JSON.stringify(openapi.body).includes('manufacturer'),
    },
    module: { colour: colour.body, colours: colours.body.totalItems, refused: refused.body.errors },
    call: {
      counts: counts.body,
      uncounted: uncounted.status,
      isDocumented: paths.includes('/coat-colors/counts'),
    },
    job: {
      state: (await job()).state,
      file: exported.body,
      isDocumented: paths.includes('/jobs/export-coat-colors'),
    },
    operation: {
      before,
      unsaid: unsaid.body.errors,
      forbidden: forbidden.status,
      isLocked: done.body.isLocked,
      after: await quarantineState(),
      reason: audited?.details.reason,
      isDocumented: paths.includes('/quarantine'),
    },
    bulk: { shown: shown.changeCount, ...renamed, undone },
    import: { shown: { newCount, sameCount, refusedCount }, ...imported, undone: coloursAfter },
    condition: {
      isRare: marked.body.isRare,
      refused: [again.status, again.body.data?.message],
    },
    child: {
      statuses: [weight.status, unseen.status],
      kilograms: below.body.kilograms,
      latestWeight: ofAnimal.body.content[0].latestWeight,
      tooLate: [tooLate.status, tooLate.body.data?.message],
    },
    request: {
      statuses: [asked.status, decided.status],
      validationStatus: asked.body.validationStatus,
      hasTerm: asked.body.dueDate > '2026',
      accepted: decided.body.accepted,
    },
    otherParents: {
      operation: {
        phone: phoneless.body.phone,
        refused: [noPhone.status, noPhone.body.data?.message],
      },
      child: {
        statuses: [inspection.status, inspected.status],
        latestInspection: inspected.body.latestInspection,
      },
      request: { statuses: [closing.status, closed.status], isActive: closedEntity.body.active },
    },
  }),
);
await server.close();
