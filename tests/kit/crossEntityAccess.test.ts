import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allows } from '../../resources/kit/access.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { parentField } from '../../resources/kit/module.ts';
import { modules } from '../../resources/schemas.ts';
import { getOne } from '../../server/db/db.ts';
import { hooks } from '../../server/generated/hooks.ts';
import { createTempDocument } from '../../server/files/tempDocuments.ts';
import { makeActor } from '../helpers/actor.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { ownerPerson } from '../modules/account/ownerAccount/fixtures.ts';
import { bodyOf, callFacts, nameOfRoute } from './bodies.ts';
import { makeRecord } from './records.ts';
import { declaredRoutes } from './routes.ts';

/** These permissions show the queues of the whole country; only the operator's staff has them. */
const QUEUES = new Set(['MANAGE_ANIMAL_TRANSFER', 'MANAGE_TICKETS']);
const permissions = PERMISSIONS.filter((one) => !QUEUES.has(one));
const actor = makeActor({ permissions });

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
/** Bodies that the calls accept; those for operations may name records made for them. */
let bodies: ReadonlyMap<string, object | undefined>;
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
  const job = await idOf(sql`
    with j as (insert into job (name, user_id, caller, input, state, end_timestamp)
      values ('importAddresses', ${owner.id}, '{}', '{}', 'DONE', now()) returning id),
      f as (insert into large_file (id, user_id, job_id, is_result, filename, type, expiration_timestamp)
        select 'job file', ${owner.id}, id, true, 'a.csv', 'text/csv', now() + interval '1 day' from j)
    select id from j`);
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
  const handover = await makeRecord(server.db, 'registerHandover');
  values = {
    '/own-handovers/:id': handover,
    '/lost-animals/id/:id': report,
    '/lost-animals/pending/:id': report,
    '/lost-animals/:transponder': report,
    '/animals/:id': animal,
    '/animals/:transponder': animal,
    '/animal-transfers/:id': transfer,
    '/labels/:objectType/:objectId': transfer,
    '/certificates/bulk/:id': batch,
    '/jobs/:id': job,
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
  const given: [string, object | undefined][] = [];
  for (const route of reachable()) given.push([nameOfRoute(route), await bodyOf(server.db, route)]);
  bodies = new Map(given);
});
afterAll(() => server.close());

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
      !callFacts.get(nameOfRoute(route))?.open,
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
    route.method === 'GET' || route.method === 'DELETE' ? undefined : (bodies.get(nameOfRoute(route)) ?? {}),
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
      .map(nameOfRoute);
    expect(unknown, 'add what it names to `values`, or why it is `open` to the test facts').toEqual([]);
    const declared = new Set(declaredRoutes.map(nameOfRoute));
    expect([...callFacts.keys()].filter((name) => !declared.has(name))).toEqual([]);
    expect(Object.values(hooks).some((hook) => hook?.scope)).toBe(true);
  });

  it('a caller with every permission › finds it by no call, and it is not changed', async () => {
    const before = await state();
    const reached: string[] = [];
    for (const route of reachable()) {
      const { status } = await call(stranger, route);
      if (status !== 404 && status !== 403) reached.push(`${nameOfRoute(route)} ${status}`);
    }
    expect(reached).toEqual([]);
    expect(await state()).toEqual(before);
  });

  it('the account of an owner, and a visitor › find it by no call, and it is not changed', async () => {
    const before = await state();
    const reached: string[] = [];
    for (const route of reachable()) {
      const byOwner = (await call(account, route)).status;
      if (byOwner !== 404 && byOwner !== 403) reached.push(`${nameOfRoute(route)} by an owner: ${byOwner}`);
      const byVisitor = (await call(server.visitor, route)).status;
      if (byVisitor !== 401) reached.push(`${nameOfRoute(route)} by a visitor: ${byVisitor}`);
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
      if (isFound !== !OF_ONE_USER.has(prefixOf(route.path)!)) wrong.push(`${nameOfRoute(route)} ${status}`);
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
      if (/Id\b/.test(route.path) || route.path.includes('/photo') || !allows(route.access, actor)) continue;
      const { status, body } = await call(owner, route);
      if (status === 404 || (status === 403 && body.data?.message === 'FORBIDDEN'))
        hidden.push(`${nameOfRoute(route)} ${status}`);
    }
    expect(hidden).toEqual([]);
  });
});

/** What belongs to the user who made it, not to the entity. */
const OF_ONE_USER = new Set([
  '/certificates/bulk/:id',
  '/jobs/:id',
  '/notifications/read/:id',
  '/delayed-decisions/:id',
  '/temp-documents/:id',
  '/auth/sessions/:id',
  '/auth/devices/:id',
]);
