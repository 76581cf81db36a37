import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { parentField } from '../../resources/kit/module.ts';
import { calls, modules, operationCalls } from '../../resources/schemas.ts';
import { getOne } from '../../server/db/db.ts';
import { hooks } from '../../server/generated/hooks.ts';
import { createTempDocument } from '../../server/files/tempDocuments.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { ownerPerson } from '../modules/account/ownerAccount/fixtures.ts';
import { makeRecord } from './records.ts';
import { declaredRoutes } from './routes.ts';

/** These permissions show the queues of the whole country; only the operator's staff has them. */
const QUEUES = new Set(['MANAGE_ANIMAL_TRANSFER', 'MANAGE_TICKETS']);
const permissions = PERMISSIONS.filter((one) => !QUEUES.has(one));

let server: TestServer;
let owner: Person;
let stranger: Person;
let entityId: number;
/** Works for the entity above. */
let above: Person;
/** Has the entity in the list of those that the account may see besides its own. */
let listed: Person;
/** The account of an owner who has nothing to do with any of it. */
let account: Person;
/** The values of a path's placeholders that lead to something of the other entity. */
let values: Readonly<Record<string, string | number>>;

const idOf = async (statement: Parameters<TestServer['db']['query']>[0]): Promise<number> =>
  (await getOne<{ id: number }>(server.db, statement)).id;

beforeAll(async () => {
  server = await testServer();
  owner = await server.person({ permissions });
  stranger = await server.person({ permissions });
  entityId = await idOf(sql`select entity_id as id from app_user where id = ${owner.id}`);
  above = await server.person({ permissions });
  await server.db.query(sql`
    update entity set parent_id = (select entity_id from app_user where id = ${above.id}) where id = ${entityId}`);
  listed = await server.person({ permissions });
  await server.db.query(
    sql`update app_user set entities_access_list = array[${entityId}]::bigint[] where id = ${listed.id}`,
  );
  account = await ownerPerson(server, await makeRecord(server.db, 'owner'));
  const animal = await makeRecord(server.db, 'animal');
  await server.db.query(
    sql`insert into animal_entity (animal_id, entity_id, ground) values (${animal}, ${entityId}, 'REGISTERED')`,
  );
  const transfer = await idOf(sql`
    insert into animal_transfer (animal_id, origin, new_owner, creation_user_id, creation_entity_id)
    values (${animal}, 'COLEIRA', '{}', ${owner.id}, ${entityId}) returning id`);
  const ticket = await idOf(sql`
    insert into ticket (category, subject, description, process_type, process_id, creation_user_id, creation_entity_id)
    values ('OTHER', 'OTHER', 'x', 'ANIMAL_TRANSFER', ${transfer}, ${owner.id}, ${entityId}) returning id`);
  const notification = await idOf(
    sql`insert into notification (user_id, type) values (${owner.id}, 'BALANCE_LOW') returning id`,
  );
  const decision = await idOf(sql`
    insert into delayed_decision (module, user_id, caller, decision, effective_timestamp)
    values ('animalTransfer', ${owner.id}, '{}', '{}', now() + interval '1 hour') returning id`);
  const template = await makeRecord(server.db, 'certificateTemplate');
  const batch = await idOf(sql`
    with b as (insert into certificate_batch (user_id, caller, certificate_template_id, language, email)
      values (${owner.id}, '{}', ${template}, 'pt', 'a@example.test') returning id)
    insert into certificate_batch_animal (batch_id, transponder) select id, '620098100000001' from b
    returning batch_id as id`);
  const contents = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
  const sent = await owner.call('POST', `/documents/entity/${entityId}`, {
    documents: [{ filename: 'a.pdf', contents }],
  });
  await server.db.query(sql`
    with d as (insert into document (document_type, document_type_id, filename, type, size, sha256)
        select 'CERTIFICATE', ${animal}, filename, type, size, sha256 from document where id = ${sent.body.ids[0]}
        returning id),
      c as (insert into certificate (code, certificate_template_id, layout_number, animal_id, transponder, language,
          values, parameters, document_id)
        select 'ACDEFGHJKMNPQRTU', ${template}, 1, ${animal}, '620098100000001', 'pt', '{}', '{}', id from d),
      b as (update certificate_batch set done_timestamp = now() where id = ${batch})
    update certificate_batch_animal set document_id = d.id, outcome = 'DONE' from d where batch_id = ${batch}`);
  const note = await owner.call('POST', '/observations', {
    observation: 'x',
    url: `/animal/view/${animal}`,
  });
  const sessions = await owner.call('GET', '/auth/sessions');
  const [device] = await server.db.query<{ id: string }>(sql`
    insert into known_device (token_hash, user_id, expires_at)
    values (sha256('device'), ${owner.id}, now() + interval '1 day') returning left(encode(token_hash, 'hex'), 32) as id`);
  const copy = await server.db.transaction((tx) =>
    createTempDocument(tx, {
      userId: owner.id,
      filename: 'a.json',
      type: 'application/json',
      bytes: Buffer.from('{}'),
    }),
  );
  const report = await makeRecord(server.db, 'lostAnimal');
  await server.db.query(
    sql`update lost_animal set creation_entity_id = ${entityId}, creation_user_id = ${owner.id} where id = ${report}`,
  );
  await server.db.query(
    sql`insert into lost_animal_observation (id, lost_animal_id, observation) values (1, ${report}, 'x')`,
  );
  await server.db.query(sql`
    insert into pending_lost_animal (id, origin, creation_user_id, creation_entity_id)
    values (${report}, 'COLEIRA', ${owner.id}, ${entityId})`);
  values = {
    '/lost-animals/id/:id': report,
    '/lost-animals/pending/:id': report,
    '/lost-animals/:transponder': report,
    '/animals/:id': animal,
    '/animals/:transponder': animal,
    '/animal-transfers/:id': transfer,
    '/labels/:objectType/:objectId': transfer,
    '/certificates/bulk/:id': batch,
    '/observations/:id': note.body.id,
    '/documents/:id': sent.body.ids[0],
    '/documents/:type/:id': entityId,
    '/ticketing/:id': ticket,
    '/ticketing/process/:processType/:id': transfer,
    '/notifications/read/:id': notification,
    '/delayed-decisions/:id': decision,
    '/temp-documents/:id': copy!,
    '/auth/sessions/:id': sessions.body[0].id,
    '/auth/devices/:id': device!.id,
  };
});
afterAll(() => server.close());

/** What a call would do something with, were the record the caller's. */
const BODIES: Readonly<Record<string, object>> = {
  'PUT /animals/:id': { version: 1, name: 'Outro' },
  'PUT /animals/:transponder/photo': { photo: null },
  'PUT /animal-transfers/:id/decision': { validation: 'REJECTED', comments: 'x' },
  'POST /documents/:type/:id': {
    documents: [{ filename: 'b.pdf', contents: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64') }],
  },
  'POST /ticketing/:id/conversation': { message: 'x' },
  'PUT /lost-animals/pending/:id': { validation: 'REJECTED', comments: 'x' },
  'POST /lost-animals/:transponder/observation': { observation: 'x' },
  'PUT /ticketing/:id/status': { status: 'CLOSED' },
};

/** Calls by something that belongs to no entity, or that needs no permission; each with the reason. */
const NOBODYS: Readonly<Record<string, string>> = {
  'GET /certificates/list/:transponder': 'whoever has the animal before them finds it by its number',
  'GET /certificates/issued/:transponder': 'the same; what is hidden is tried in certificate.test.ts',
  'GET /certificates/file/:code': 'for those who keep all certificates; tried in certificate.test.ts',
  'GET /certificates/validate/:code': 'opens by the code on the paper',
  'GET /owner-account/certificates/:code':
    'finds an owner’s own alone; tried in ownerAccount/ownerHome.test.ts',
  'GET /owner-account/requests/:module/:id': 'the same; tried in ownerAccount/ownRequests.test.ts',
  'POST /owner-account/requests/:module/:id/documents': 'the same',
  'PUT /owner-account/requests/:module/:id/withdraw': 'the same',
  'PUT /owner-account/animals/:transponder/found': 'the same; tried in ownerAccount/ownReports.test.ts',
  'POST /animals/:transponder/report-death': 'the same',
  'GET /public-dashboards/:id': 'figures without people; tried in dashboard/dashboards.test.ts',
  'GET /lost-animals/public/:code': 'opens by the code on the poster',
  'PUT /certificates/revoke/:code': 'for those who keep all certificates',
  'POST /animals/transponder/validate/:id': 'tells only whether a number is free',
  'PUT /animals/:transponder/lock': 'whoever has the animal before them finds it by its number',
  'PUT /animals/:transponder/mark-dead': 'the same',
  'PUT /animals/:transponder/revert-dead': 'the same',
  'POST /animals/:transponder/owner-phone':
    'for veterinarians and finders; tried in animal/ownerPhone.test.ts',
  'POST /animal-transfers/:transponder': 'the same; it changes nothing until it is accepted',
  'PUT /own-contact-changes/:id': 'for the account of its owner; tried in ownerHome.test.ts',
  'PUT /own-transfers/:id': 'for the accounts of both owners; tried in twoParty.test.ts',
  'POST /documents/:type': 'for everybody',
  'POST /public-forms/:form/codes': 'for everybody; it names a form, not a record',
  'POST /public-forms/:form': 'the same',
  'POST /public-forms/:form/entered': 'it names a form, not a record',
  'GET /lost-animals/history/:transponder':
    'lists those that the caller sees; tried in lostAnimal/report.test.ts',
  'GET /entities/vat/:vat': 'tells name and brand, for asking to be associated',
  'GET /veterinaries/byBallot/:ballot': 'the public roll',
  'PUT /configurations/:key': 'the register’s own',
  'GET /presence/:module': 'for those who decide on the queue; tried in bulkDecision.test.ts',
  'PUT /presence/:module/:id': 'the same',
  'DELETE /presence/:module/:id': 'takes the caller’s own away',
  'PUT /users/me/preferences/:key': 'the caller’s own by its path',
  'POST /auth/first/:token': 'opens by its secret',
  'POST /auth/reset/:id/:token': 'opens by its secret',
  'POST /auth/activate/:id/:token': 'opens by its secret',
};

const named = [...calls, ...operationCalls].filter(({ path }) => path.includes(':'));
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
/** Modules whose records are tried one by one in `scope.test.ts`, or are the same for all. */
const ofModules = new Set(
  modules.filter(({ name }) => name !== 'animal' && name !== 'animalTransfer').map(({ path }) => path),
);
/** Calls of child records below their parent: `/animal-licenses/:transponder/:id`. */
const belowParents = modules.flatMap(({ parent, path, variants = [] }) =>
  parent
    ? [path, ...variants.map((variant) => `${path}/${variant.path}`)].map(
        (base) => `/${base}/:${parent.by ?? parentField(parent)}/:id`,
      )
    : [],
);
const isOfModule = (path: string): boolean =>
  [...ofModules].some((module) => path.startsWith(`/${module}/:id`)) ||
  belowParents.some((below) => path.startsWith(below));
const prefixOf = (path: string): string | undefined =>
  Object.keys(values)
    .filter((prefix) => path === prefix || path.startsWith(`${prefix}/`))
    .toSorted((a, b) => b.length - a.length)[0];
const reachable = () =>
  declaredRoutes.filter(
    (route) =>
      route.path.includes(':') &&
      !route.path.includes('/versions') &&
      !isOfModule(route.path) &&
      !(nameOf(route) in NOBODYS),
  );

function url(path: string): string {
  const prefix = prefixOf(path)!;
  const filled = prefix
    .replace(':processType', 'ANIMAL_TRANSFER')
    .replace(':objectType', 'ANIMAL_TRANSFER')
    .replace(':type', 'entity')
    .replace(/:(?:id|objectId|transponder)/, String(values[prefix]));
  return filled + path.slice(prefix.length).replaceAll(/:[a-zA-Z]+/g, '1');
}

const call = (who: Person, route: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }) =>
  who.call(
    route.method,
    url(route.path),
    route.method === 'GET' || route.method === 'DELETE' ? undefined : (BODIES[nameOf(route)] ?? {}),
  );

/** Everything that these calls could have changed. */
const state = () =>
  getOne<object>(
    server.db,
    sql`select (select jsonb_agg(a) from animal a) as animals, (select jsonb_agg(t) from animal_transfer t) as transfers,
      (select jsonb_agg(t) from ticket t) as tickets, (select count(*) from ticket_message) as messages,
      (select jsonb_agg(n) from notification n) as notifications, (select count(*) from document) as documents,
      (select count(*) from known_device where user_id = ${owner.id}) as devices,
      (select count(*) from session where user_id = ${owner.id}) as sessions`,
  );

describe('what belongs to another entity', () => {
  it('every call that names a record › has an example here', () => {
    const unknown = reachable()
      .filter(({ path }) => prefixOf(path) === undefined)
      .map(nameOf);
    expect(unknown, 'add what it names to `values`, or to `NOBODYS` with the reason').toEqual([]);
    const gone = Object.keys(NOBODYS).filter((name) => !named.map(nameOf).includes(name));
    expect(gone).toEqual([]);
    expect(Object.values(hooks).some((hook) => hook?.scope)).toBe(true);
  });

  it('a caller with every permission › finds it by no call, and it is not changed', async () => {
    const before = await state();
    const reached: string[] = [];
    for (const route of reachable()) {
      const { status } = await call(stranger, route);
      if (status !== 404 && status !== 403) reached.push(`${nameOf(route)} ${status}`);
    }
    expect(reached).toEqual([]);
    expect(await state()).toEqual(before);
  });

  it('the account of an owner, and a visitor › find it by no call, and it is not changed', async () => {
    const before = await state();
    const reached: string[] = [];
    for (const route of reachable()) {
      const byOwner = (await call(account, route)).status;
      if (byOwner !== 404 && byOwner !== 403) reached.push(`${nameOf(route)} by an owner: ${byOwner}`);
      const byVisitor = (await call(server.visitor, route)).status;
      if (byVisitor !== 401) reached.push(`${nameOf(route)} by a visitor: ${byVisitor}`);
    }
    expect(reached).toEqual([]);
    expect(await state()).toEqual(before);
  });

  it.each([
    ['the entity above', () => above],
    ['an account that has the entity in its list', () => listed],
  ])('users of %s › read what is the entity’s, and nothing that is a user’s own', async (_who, person) => {
    const wrong: string[] = [];
    for (const route of reachable().filter(({ method, path }) => method === 'GET' && !/Id\b/.test(path))) {
      const { status } = await call(person(), route);
      const isFound = status !== 404 && status !== 403;
      if (isFound !== !OF_ONE_USER.has(prefixOf(route.path)!)) wrong.push(`${nameOf(route)} ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('its own users › find it: the relation decides, not the address', async () => {
    const hidden: string[] = [];
    // What ends something comes last.
    const routes = reachable().toSorted(
      (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
    );
    for (const route of routes) {
      if (/Id\b/.test(route.path) || route.path.includes('/photo') || QUEUE_CALLS.has(nameOf(route)))
        continue;
      const { status, body } = await call(owner, route);
      if (status === 404 || (status === 403 && body.data?.message === 'FORBIDDEN'))
        hidden.push(`${nameOf(route)} ${status}`);
    }
    expect(hidden).toEqual([]);
  });
});

/** What belongs to the user who made it, not to the entity. */
const OF_ONE_USER = new Set([
  '/certificates/bulk/:id',
  '/notifications/read/:id',
  '/delayed-decisions/:id',
  '/temp-documents/:id',
  '/auth/sessions/:id',
  '/auth/devices/:id',
]);

/** Only for those who work on the queues. */
const QUEUE_CALLS = new Set([
  'PUT /animal-transfers/:id/decision',
  'PUT /ticketing/:id/sync',
  'PUT /ticketing/:id/status',
]);
