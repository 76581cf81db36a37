import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOf, allows, anyOf, type Access, type Actor } from '../../resources/kit/access.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { PERMISSIONS, type Permission } from '../../resources/kit/permissions.ts';
import { redactionsOf } from '../../resources/kit/records/redaction.ts';
import { isRequest } from '../../resources/kit/request.ts';
import { modules } from '../../resources/schemas.ts';
import { getOne } from '../../server/db/db.ts';
import { ident } from '../../server/db/sql.ts';
import { testFacts } from '../generated/testFacts.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { makeRecord } from './records.ts';
import { declaredRoutes } from './routes.ts';

/** Every field that a declaration calls personal, as `module.field`. */
const personal = modules.flatMap((module) =>
  Object.entries(module.fields)
    // What a record shows of another one, and no list, is tested where both are.
    .filter(([, { options }]) => options.personal && !(options.virtual && options.recordOnly))
    .map(([field, { kind }]) => ({ name: `${module.name}.${field}`, module, field, kind })),
);
/** Their values are words that occur nowhere else; a reference answers an id, and is searched for by its name. */
const worded = personal.filter(({ kind }) => kind !== 'reference');
const referring = personal.filter(({ kind }) => kind === 'reference');

/** The access to a field as its module declares it, wherever the rows are. */
const ownAccess = (module: AnyModule, field: string): Access =>
  allOf(
    module.access.read,
    ...redactionsOf(module)
      .filter(({ names }) => names.has(field))
      .map(({ shown }) => anyOf(...shown.map(({ to = 'SIGNED_IN' }) => to))),
  );
/** The right to a field: of those who read it where it belongs, and of those to whom lists of other modules show it. */
const rightTo = ({ name, module, field }: (typeof personal)[number]): Access =>
  anyOf(
    ownAccess(module, field),
    ...modules.filter((one) => testFacts[one.name]?.shows?.includes(name)).map(({ access }) => access.read),
  );

/** The lists of requests, which show their readers the name of the account that asked. */
const requestLists = new Set(modules.filter(isRequest).map(({ path }) => `/${path}/search`));
const isRequester = (name: string, path: string): boolean => name === 'user.name' && requestLists.has(path);

const PLACES = ['here', 'elsewhere'] as const;
type Place = (typeof PLACES)[number];
const wordOf = (name: string, place: Place): string => `${name}.${place}`.replaceAll('.', '-').toLowerCase();

let server: TestServer;
let entityId: number;
const ids: Record<Place, Record<string, number>> = { here: {}, elsewhere: {} };
const idOf = async (statement: Sql): Promise<number> =>
  (await getOne<{ id: number }>(server.db, statement)).id;
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A record of every module with personal fields, of an entity, and a word in each of those fields. */
async function recordsOf(place: Place, entity: number): Promise<Record<string, number>> {
  const { db } = server;
  const made: Record<string, number> = {};
  for (const name of ['owner', 'user', 'veterinary', 'animal']) made[name] = await makeRecord(db, name);
  await db.query(sql`update app_user set entity_id = ${entity} where id = ${made.user}`);
  await db.query(
    sql`update animal set owner_id = ${made.owner}, entity_id = ${entity} where id = ${made.animal}`,
  );
  await db.query(
    sql`insert into animal_entity (animal_id, entity_id, ground) values (${made.animal}, ${entity}, 'REGISTERED')`,
  );
  await db.query(
    sql`insert into owner_entity (owner_id, entity_id, ground) values (${made.owner}, ${entity}, 'CONSENT')`,
  );
  await db.query(sql`insert into transponder_alias (transponder, animal_id, kind)
    select transponder, id, 'CURRENT' from animal where id = ${made.animal}`);
  made.animalTransfer = await idOf(sql`
    insert into animal_transfer (animal_id, origin, new_owner, previous_owner_id, creation_user_id, creation_entity_id)
    values (${made.animal}, 'COLEIRA', ${JSON.stringify({ name: wordOf('animalTransfer.newOwnerName', place) })}::jsonb,
      ${made.owner}, ${made.user}, ${entity}) returning id`);
  // Types of request that are asked for by the generated call.
  for (const { name, table } of modules.filter((module) => isRequest(module) && !made[module.name])) {
    made[name] = await makeRecord(db, name);
    await db.query(sql`update ${ident(table)} set creation_user_id = ${made.user}, creation_entity_id = ${entity}
      where id = ${made[name]}`);
  }
  await db.query(sql`update owner_review set owner_id = ${made.owner} where id = ${made.ownerReview}`);
  made.ownerTraining = await makeRecord(db, 'ownerTraining');
  await db.query(sql`update owner_training set owner_id = ${made.owner} where id = ${made.ownerTraining}`);
  // Open reports are shown to the whole country, so that animals get home; those that wait for validation are not.
  made.lostAnimal = await makeRecord(db, 'lostAnimal');
  await db.query(sql`update lost_animal set creation_entity_id = ${entity} where id = ${made.lostAnimal}`);
  await db.query(sql`insert into pending_lost_animal (id, origin, creation_entity_id)
    values (${made.lostAnimal}, 'COLEIRA', ${entity})`);
  for (const { name, module, field } of worded) {
    if (module.fields[field]!.options.virtual) continue;
    await db.query(sql`update ${ident(module.table)} set ${ident(snake(field))} = ${wordOf(name, place)}
      where id = ${made[module.name]}`);
  }
  return made;
}

beforeAll(async () => {
  server = await testServer();
  entityId = await makeRecord(server.db, 'entity');
  ids.here = await recordsOf('here', entityId);
  ids.elsewhere = await recordsOf('elsewhere', await makeRecord(server.db, 'entity'));
});
afterAll(() => server.close());

/** Every call that needs no record in its address: the lists and others. */
const lists = declaredRoutes.filter(
  ({ method, path }) => method === 'GET' && !path.includes(':') && !path.endsWith('/stream'),
);

/** Whether an answer has a property of this name with this value, at any depth. */
const holds = (value: unknown, property: string, of: number): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(
        ([name, one]) => (name === property && one === of) || holds(one, property, of),
      )
    : false;

function toldIn(text: string, body: unknown): { name: string; place: Place }[] {
  return PLACES.flatMap((place) =>
    [
      ...worded.filter(({ name }) => text.includes(`"${wordOf(name, place)}"`)),
      ...referring.filter(({ field }) => holds(body, field, ids[place][field.replace(/Id$/, '')]!)),
    ].map(({ name }) => ({ name, place })),
  );
}

/** The personal fields that the lists show a caller, as `module.field place`, with the calls that show them. */
async function toldTo(person: Person, actor: Actor, asked = lists): Promise<Map<string, string[]>> {
  const told = new Map<string, string[]>();
  for (const { path, access } of asked) {
    if (!allows(access, actor)) continue;
    const { body } = await person.call('GET', path.endsWith('/search') ? `${path}?itemsPerPage=100` : path);
    for (const { name, place } of toldIn(JSON.stringify(body) ?? '', body))
      told.set(`${name} ${place}`, [...(told.get(`${name} ${place}`) ?? []), path]);
  }
  return told;
}

interface Asking {
  readonly permissions: readonly Permission[];
  readonly type?: 'NORMAL' | 'VETERINARY';
  readonly isOperator?: boolean;
}
const actorOf = ({ permissions, type = 'NORMAL', isOperator = false }: Asking): Actor =>
  ({ permissions, type, isOperator, ownerId: null }) as Actor;
const personFor = ({ permissions, type = 'NORMAL', isOperator = false }: Asking): Promise<Person> =>
  server.person({ permissions, type, ...(isOperator ? { profile: { name: 'operator' } } : { entityId }) });

/** The personal fields that a caller is shown without the right to them. */
async function tooMuchFor(asking: Asking, asked = lists): Promise<string[]> {
  const actor = actorOf(asking);
  const told = await toldTo(await personFor(asking), actor, asked);
  return [...told].flatMap(([what, where]) => {
    const [name, place] = what.split(' ') as [string, Place];
    const field = personal.find((one) => one.name === name)!;
    const isTheirs =
      place === 'here' ||
      asking.isOperator === true ||
      testFacts[field.module.name]?.belongsToNoEntity === true;
    const beyond = where.filter(
      (path) => !isTheirs || !(allows(rightTo(field), actor) || isRequester(field.name, path)),
    );
    return beyond.length === 0 ? [] : [`${what}: ${beyond.join(', ')}`];
  });
}

/** Accounts with every permission that one account can have, and one without any. */
const ALL_OR_NOTHING: readonly Asking[] = [
  { permissions: PERMISSIONS, isOperator: true },
  { permissions: PERMISSIONS },
  { permissions: PERMISSIONS, type: 'VETERINARY' },
  { permissions: [], type: 'VETERINARY' },
  { permissions: [], isOperator: true },
  { permissions: [] },
];

describe('personal data in lists', () => {
  it('a reader with the permission › sees them, so that the other tests prove something', async () => {
    const [operator] = ALL_OR_NOTHING;
    const told = await toldTo(await personFor(operator!), actorOf(operator!));
    const listed = personal.filter(({ module, field }) => !module.fields[field]!.options.recordOnly);
    const everything = listed.flatMap(({ name }) => PLACES.map((place) => `${name} ${place}`));
    expect(everything.filter((what) => !told.has(what))).toEqual([]);
    expect(personal.length).toBeGreaterThan(20);
  });

  it('fields that test facts let lists show › are personal', () => {
    const shown = Object.values(testFacts).flatMap(({ shows = [] }) => shows);
    expect(shown.length).toBeGreaterThan(0);
    expect(personal.map(({ name }) => name)).toEqual(expect.arrayContaining(shown));
  });

  it('a reader without the permission, or of another entity › sees none', async () => {
    for (const asking of ALL_OR_NOTHING) expect(await tooMuchFor(asking)).toEqual([]);
  });

  it('each single permission › shows only the fields that it is declared for', async () => {
    const telling = new Set<string>();
    for (const asking of ALL_OR_NOTHING) {
      const told = await toldTo(await personFor(asking), actorOf(asking));
      for (const path of [...told.values()].flat()) telling.add(path);
    }
    const asked = lists.filter(({ path }) => telling.has(path));
    const tooMuch: Record<string, string[]> = {};
    for (const permission of PERMISSIONS) {
      for (const isOperator of [false, true]) {
        const found = await tooMuchFor({ permissions: [permission], isOperator }, asked);
        if (found.length > 0) tooMuch[`${permission}${isOperator ? ' (operator)' : ''}`] = found;
      }
    }
    expect(tooMuch).toEqual({});
  });
});

describe('what a whole number finds of another entity', () => {
  const found = async (permission: Permission, path: string): Promise<string[]> => {
    const { body } = await (await personFor({ permissions: [permission] })).call('GET', path);
    expect(body.totalItems).toBe(1);
    return toldIn(JSON.stringify(body), body).map(({ name }) => name);
  };

  it('the animal › has the name of its owner and no other personal data', async () => {
    const { transponder } = await getOne<{ transponder: string }>(
      server.db,
      sql`select transponder from animal where id = ${ids.elsewhere.animal}`,
    );
    expect(await found('READ_ANIMAL', `/animals/search?transponder=${transponder}`)).toEqual(['owner.name']);
  });

  it('the owner beside the number › has a name and no other personal data', async () => {
    await server.db.query(
      sql`update owner set country = 'PT', vat_number = '245612343' where id = ${ids.elsewhere.owner}`,
    );
    expect(await found('READ_OWNER', '/owners/search?vatNumber=245612343')).toEqual(['owner.name']);
  });
});
