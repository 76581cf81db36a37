import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { READ_ANIMALS } from '../../resources/animal/schema.ts';
import { READ_TRANSFERS } from '../../resources/animalTransfer/schema.ts';
import { all, allows, any, type Access, type Actor } from '../../resources/kit/access.ts';
import { PERMISSIONS, type Permission } from '../../resources/kit/permissions.ts';
import { owner } from '../../resources/owner/schema.ts';
import { modules } from '../../resources/schemas.ts';
import { user } from '../../resources/user/schema.ts';
import { getOne } from '../../server/db/db.ts';
import { ident } from '../../server/db/sql.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { makeRecord } from './records.ts';
import { declaredRoutes } from './routes.ts';

/** Every field that a declaration calls personal, as `module.field`. */
const personal = modules.flatMap((module) =>
  Object.entries(module.fields)
    .filter(([, { options }]) => options.personal)
    .map(([field, { kind }]) => ({ name: `${module.name}.${field}`, module, field, kind })),
);
/** Their values are words that stand nowhere else; a reference tells an id, and is looked for by its name. */
const worded = personal.filter(({ kind }) => kind !== 'reference');
const referring = personal.filter(({ kind }) => kind === 'reference');

/** Fields that more people may see than those who read their module, or fewer; each with the reason. */
const RIGHTS: Readonly<Record<string, Access>> = {
  // Anybody who registers an animal chooses the veterinarian by name; how to reach them is for fewer.
  'veterinary.email': any('READ_VETERINARY', 'MANAGE_VETERINARIES'),
  'veterinary.phone': any('READ_VETERINARY', 'MANAGE_VETERINARIES'),
  // Whose animal it is, and who asks for a transfer, is the point of those lists.
  'owner.name': any(owner.access.read, READ_ANIMALS, READ_TRANSFERS),
  'user.name': any(user.access.read, READ_TRANSFERS),
};
const rightTo = ({ name, module, field }: (typeof personal)[number]): Access =>
  RIGHTS[name] ?? all(module.access.read, module.fields[field]!.options.read ?? 'SIGNED_IN');

/** The roll of veterinarians belongs to nobody: all who may see it see all of it. */
const NOBODYS = new Set(['veterinary']);

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
  await db.query(sql`insert into animal_entity (animal_id, entity_id) values (${made.animal}, ${entity})`);
  await db.query(sql`insert into owner_entity (owner_id, entity_id) values (${made.owner}, ${entity})`);
  await db.query(sql`insert into transponder_alias (transponder, animal_id, kind)
    select transponder, id, 'CURRENT' from animal where id = ${made.animal}`);
  made.animalTransfer = await idOf(sql`
    insert into animal_transfer (animal_id, origin, new_owner, previous_owner_id, creation_user_id, creation_entity_id)
    values (${made.animal}, 'COLEIRA', ${JSON.stringify({ name: wordOf('animalTransfer.newOwnerName', place) })}::jsonb,
      ${made.owner}, ${made.user}, ${entity}) returning id`);
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

/** Every call that answers without being told of whom: the lists, and what else one may ask. */
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

/** What the lists tell somebody, as `module.field place`, with the calls that do. */
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
  ({ permissions, type, isOperator, ownerId: null }) as unknown as Actor;
const personFor = ({ permissions, type = 'NORMAL', isOperator = false }: Asking): Promise<Person> =>
  server.person({ permissions, type, ...(isOperator ? { profile: { name: 'operator' } } : { entityId }) });

/** What somebody is told and should not be. */
async function tooMuchFor(asking: Asking, asked = lists): Promise<string[]> {
  const actor = actorOf(asking);
  const told = await toldTo(await personFor(asking), actor, asked);
  return [...told].flatMap(([what, where]) => {
    const [name, place] = what.split(' ') as [string, Place];
    const field = personal.find((one) => one.name === name)!;
    const isTheirs = place === 'here' || asking.isOperator === true || NOBODYS.has(field.module.name);
    return allows(rightTo(field), actor) && isTheirs ? [] : [`${what}: ${where.join(', ')}`];
  });
}

/** Those who may everything that one account can, and who is nobody in particular. */
const ALL_OR_NOTHING: readonly Asking[] = [
  { permissions: PERMISSIONS, isOperator: true },
  { permissions: PERMISSIONS },
  { permissions: PERMISSIONS, type: 'VETERINARY' },
  { permissions: [], type: 'VETERINARY' },
  { permissions: [], isOperator: true },
  { permissions: [] },
];

describe('personal data in lists', () => {
  it('are told to whoever may see them: else this would show nothing', async () => {
    const [operator] = ALL_OR_NOTHING;
    const told = await toldTo(await personFor(operator!), actorOf(operator!));
    const everything = personal.flatMap(({ name }) => PLACES.map((place) => `${name} ${place}`));
    expect(everything.filter((what) => !told.has(what))).toEqual([]);
    expect(personal.length).toBeGreaterThan(20);
  });

  it('are told neither of other entities, nor without the right to them, to those who may all or nothing', async () => {
    for (const asking of ALL_OR_NOTHING) expect(await tooMuchFor(asking)).toEqual([]);
  });

  it('are told by no single permission but those that give the right to them', async () => {
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

  it('is the animal with its owner’s name, and nothing else that is personal', async () => {
    const { transponder } = await getOne<{ transponder: string }>(
      server.db,
      sql`select transponder from animal where id = ${ids.elsewhere.animal}`,
    );
    expect(await found('READ_ANIMAL', `/animals/search?transponder=${transponder}`)).toEqual(['owner.name']);
  });

  it('is the owner’s name beside the number, and nothing else that is personal', async () => {
    await server.db.query(
      sql`update owner set country = 'PT', vat_number = '245612343' where id = ${ids.elsewhere.owner}`,
    );
    expect(await found('READ_OWNER', '/owners/search?vatNumber=245612343')).toEqual(['owner.name']);
  });
});
