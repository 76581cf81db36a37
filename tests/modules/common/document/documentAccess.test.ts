import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ALL_DOCUMENT_TYPES,
  DOCUMENT_TYPES,
  type AnyDocumentType,
} from '../../../../resources/common/document/types.ts';
import { PERMISSIONS, type Permission } from '../../../../resources/kit/permissions.ts';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeRecord } from '../../../kit/records.ts';

/** Who asks. All who are signed in may delete documents, so that it is the sight alone that decides. */
const ACTORS = [
  'a visitor',
  'a colleague with every permission but those that open it',
  'a colleague with a permission that opens it',
  'somebody of another entity with every permission',
  'the operator’s staff with a permission that opens it',
  'a veterinarian at work there, without permissions',
] as const;
type ActorName = (typeof ACTORS)[number];
const [VISITOR, WITHOUT, WITH, ELSEWHERE, OPERATOR, VETERINARIAN] = ACTORS;

interface Kind {
  /** The permissions that open its documents; any one of them suffices. */
  readonly opens: readonly Permission[];
  /** Who sees a document of this kind that belongs to a record of the own entity. */
  readonly seenBy: readonly ActorName[];
  /** Writes a record of the entity, and returns its id for the document. */
  readonly on: (entityId: number) => Promise<number | null>;
}

let server: TestServer;
const idOf = async (statement: Parameters<TestServer['db']['query']>[0]): Promise<number> =>
  (await getOne<{ id: number }>(server.db, statement)).id;

async function animalOf(entityId: number): Promise<number> {
  const id = await makeRecord(server.db, 'animal');
  await server.db.query(
    sql`insert into animal_entity (animal_id, entity_id, ground) values (${id}, ${entityId}, 'REGISTERED')`,
  );
  return id;
}

let reports = 0;
/** A report that waits for validation: only its entity and the operator see it. */
const pendingReportOf = (creationEntityId: number): Promise<number> =>
  idOf(sql`insert into lost_animal (transponder, status, event_date, event_local, participant_name, participant_contact,
      validation_status, creation_entity_id)
    values (${String(620_097_000_000_000 + (reports += 1))}, 'LOST', '2020-01-01', 'Rua', 'Ana', '+351912345678', 'PENDING', ${creationEntityId})
    returning id`);

/** Such a report with its request in the queue. */
const queuedReportOf = async (entityId: number): Promise<number> =>
  idOf(sql`insert into pending_lost_animal (id, origin, creation_entity_id)
    values (${await pendingReportOf(entityId)}, 'COLEIRA', ${entityId}) returning id`);

const EVERYBODY = [WITHOUT, WITH, ELSEWHERE, OPERATOR, VETERINARIAN];

/** A new kind of document does not compile without its line. */
const KINDS: Readonly<Record<AnyDocumentType, Kind>> = {
  ANIMAL: { opens: ['READ_ANIMAL'], seenBy: [WITH, OPERATOR, VETERINARIAN], on: animalOf },
  // Elsewhere a picture opens with the animal's whole number in the request: http/hiddenValues.
  ANIMAL_PHOTO: { opens: ['READ_ANIMAL'], seenBy: [WITH, OPERATOR, VETERINARIAN], on: animalOf },
  OWNER: {
    opens: ['READ_OWNER'],
    seenBy: [WITH, OPERATOR],
    on: async (entityId) => {
      const id = await makeRecord(server.db, 'owner');
      await server.db.query(
        sql`insert into owner_entity (owner_id, entity_id, ground) values (${id}, ${entityId}, 'CONSENT')`,
      );
      return id;
    },
  },
  AGGRESSION: {
    opens: ['READ_AGGRESSIONS'],
    seenBy: [WITH, OPERATOR],
    on: async (entityId) => {
      const animalId = await animalOf(entityId);
      return idOf(
        sql`insert into aggression (animal_id, aggression_date) values (${animalId}, '2024-05-01') returning id`,
      );
    },
  },
  ANIMAL_LICENSE: {
    opens: ['READ_ANIMAL_LICENSE'],
    seenBy: [WITH, OPERATOR],
    on: async (entityId) => {
      const animalId = await animalOf(entityId);
      return idOf(
        sql`insert into animal_license (animal_id, license_date, date_end) values (${animalId}, '2024-05-01', '2025-05-01') returning id`,
      );
    },
  },
  ENTITY: {
    opens: ['READ_ENTITY_FILES'],
    seenBy: [WITH, OPERATOR],
    on: async (entityId) => entityId,
  },
  ENTITY_PROFILE: {
    opens: ['WRITE_ENTITY_PROFILE'],
    seenBy: [WITH, ELSEWHERE, OPERATOR],
    on: () => makeRecord(server.db, 'entityProfile'),
  },
  USER: {
    opens: ['READ_USER'],
    seenBy: [WITH, OPERATOR],
    on: async (entityId) => (await server.person({ entityId })).id,
  },
  VETERINARY: {
    opens: ['READ_VETERINARY'],
    seenBy: [WITH, ELSEWHERE, OPERATOR],
    on: () => makeRecord(server.db, 'veterinary'),
  },
  BREED: { opens: [], seenBy: EVERYBODY, on: () => makeRecord(server.db, 'breed') },
  GENERAL: { opens: [], seenBy: EVERYBODY, on: async () => null },
  LOST_ANIMAL_PHOTO: {
    opens: ['ANIMAL_LOST_PENDING', 'READ_LOST_ANIMAL_HISTORY'],
    seenBy: [WITH, OPERATOR],
    on: queuedReportOf,
  },
  LOST_ANIMAL_ADDITIONAL_PHOTO: {
    opens: ['ANIMAL_LOST_PENDING', 'READ_LOST_ANIMAL_HISTORY'],
    seenBy: [WITH, OPERATOR],
    on: queuedReportOf,
  },
  PENDING_LOST_ANIMAL: {
    opens: ['ANIMAL_LOST_PENDING', 'REGISTER_LOST_ANIMAL'],
    seenBy: [WITH, OPERATOR],
    on: queuedReportOf,
  },
  ANIMAL_TRANSFER: {
    opens: ['REQUEST_ANIMAL_TRANSFER', 'REQUEST_BULK_ANIMAL_TRANSFER', 'MANAGE_ANIMAL_TRANSFER'],
    seenBy: [WITH, OPERATOR, VETERINARIAN],
    on: async (entityId) =>
      idOf(sql`insert into animal_transfer (animal_id, origin, new_owner, creation_entity_id)
        values (${await animalOf(entityId)}, 'COLEIRA', '{}', ${entityId}) returning id`),
  },
};

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const SHA256 = createHash('sha256').update(PDF).digest('hex');
let entityId: number;

const documentOf = (kind: AnyDocumentType, target: number | null): Promise<number> =>
  idOf(sql`insert into document (document_type, document_type_id, filename, type, size, sha256, search_text)
    values (${kind}, ${target}, 'a.pdf', 'application/pdf', ${PDF.length}, ${SHA256}, 'a.pdf') returning id`);
const isThere = async (id: number): Promise<boolean> =>
  (await server.db.query(sql`select from document where id = ${id}`)).length > 0;

function actorFor(kind: AnyDocumentType, name: ActorName): Promise<Person> {
  const { opens } = KINDS[kind];
  const one: readonly Permission[] = [...opens.slice(0, 1), 'DELETE_DOCUMENTS'];
  if (name === VISITOR) return Promise.resolve(server.visitor);
  if (name === WITHOUT)
    return server.person({ entityId, permissions: PERMISSIONS.filter((each) => !opens.includes(each)) });
  if (name === WITH) return server.person({ entityId, permissions: one });
  if (name === ELSEWHERE) return server.person({ permissions: PERMISSIONS });
  if (name === OPERATOR) return server.person({ permissions: one, profile: { name: 'operator' } });
  return server.person({ entityId, type: 'VETERINARY', permissions: ['DELETE_DOCUMENTS'] });
}

/** The six things that can be done with a document, and how each answers. */
async function allDoneWith(person: Person, kind: AnyDocumentType, id: number, target: number | null) {
  const found = async (query: string): Promise<boolean | number> => {
    const { status, body } = await person.call('GET', `/documents/search?itemsPerPage=100${query}`);
    return status === 200 ? body.content.some((one: { id: number }) => one.id === id) : status;
  };
  const status = async (method: 'GET' | 'DELETE', path: string) => (await person.call(method, path)).status;
  return {
    list: await found(`&documentType=${kind}${target === null ? '' : `&documentTypeId=${target}`}`),
    listOfAll: await found(''),
    get: await status('GET', `/documents/${id}`),
    preview: await status('GET', `/documents/${id}/content`),
    download: await status('GET', `/documents/${id}/content?download=true`),
    delete: await status('DELETE', `/documents/${id}`),
  };
}

function expected(kind: AnyDocumentType, name: ActorName) {
  if (name === VISITOR)
    return { list: 401, listOfAll: 401, get: 401, preview: 401, download: 401, delete: 401 };
  const isSeen = KINDS[kind].seenBy.includes(name);
  // Pictures and the papers of a request go with what they belong to; pictures are only listed where asked for.
  const isOfItsOwn = (DOCUMENT_TYPES as readonly string[]).includes(kind);
  const read = isSeen ? 200 : 404;
  return {
    list: isSeen,
    listOfAll: isSeen && !kind.endsWith('_PHOTO'),
    get: read,
    preview: read,
    download: read,
    delete: isSeen && isOfItsOwn ? 200 : 404,
  };
}

beforeAll(async () => {
  server = await testServer();
  entityId = await makeRecord(server.db, 'entity');
  await server.db.query(
    sql`insert into file_content (sha256, bytes, size) values (${SHA256}, ${PDF}, ${PDF.length})`,
  );
});
afterAll(() => server.close());

describe.each(ALL_DOCUMENT_TYPES)('a document of the kind %s', (kind) => {
  it.each(ACTORS)('is for %s what it is meant to be', async (name) => {
    const target = await KINDS[kind].on(entityId);
    const id = await documentOf(kind, target);
    const person = await actorFor(kind, name);
    expect(await allDoneWith(person, kind, id, target)).toEqual(expected(kind, name));
    expect(await isThere(id)).toBe(expected(kind, name).delete !== 200);
  });

  it('a user with one of its permissions › opens it', async () => {
    const target = await KINDS[kind].on(entityId);
    const id = await documentOf(kind, target);
    for (const permission of KINDS[kind].opens) {
      const person = await server.person({ entityId, permissions: [permission] });
      expect((await person.call('GET', `/documents/${id}`)).status, permission).toBe(200);
    }
  });

  it('a user who sees it and may not delete › is refused', async () => {
    const id = await documentOf(kind, await KINDS[kind].on(entityId));
    const person = await server.person({ entityId, permissions: KINDS[kind].opens });
    expect((await person.call('GET', `/documents/${id}`)).status).toBe(200);
    expect((await person.call('DELETE', `/documents/${id}`)).status).toBe(403);
    expect(await isThere(id)).toBe(true);
  });
});

describe('an owner’s account', () => {
  const OWN = ['ANIMAL', 'ANIMAL_PHOTO', 'OWNER'];
  // Files for those who work with the register are none of an owner's.
  const FOR_ALL = ['BREED'];
  const animalsOwner: Partial<Record<AnyDocumentType, (target: number | null) => Promise<number>>> = {
    OWNER: async (target) => target!,
    ANIMAL: (target) => idOf(sql`select owner_id as id from animal where id = ${target}`),
    ANIMAL_PHOTO: (target) => idOf(sql`select owner_id as id from animal where id = ${target}`),
    ANIMAL_TRANSFER: (target) =>
      idOf(sql`select a.owner_id as id from animal_transfer t join animal a on a.id = t.animal_id
        where t.id = ${target}`),
  };
  const accountOf = async (ownerId: number): Promise<Person> => {
    const person = await server.person();
    await server.db.query(sql`update app_user set owner_id = ${ownerId}, entity_id = null, role_id = null
      where id = ${person.id}`);
    return person;
  };

  it.each(ALL_DOCUMENT_TYPES)(
    'sees of the kind %s what is its owner’s or for all, and deletes nothing',
    async (kind) => {
      const target = await KINDS[kind].on(entityId);
      const id = await documentOf(kind, target);
      const stranger = await accountOf(await makeRecord(server.db, 'owner'));
      const own = await accountOf(
        (await animalsOwner[kind]?.(target)) ?? (await makeRecord(server.db, 'owner')),
      );
      const read = async (person: Person): Promise<number> =>
        (await person.call('GET', `/documents/${id}/content`)).status;
      expect(await read(own)).toBe([...OWN, ...FOR_ALL].includes(kind) ? 200 : 404);
      expect(await read(stranger)).toBe(FOR_ALL.includes(kind) ? 200 : 404);
      expect((await own.call('DELETE', `/documents/${id}`)).status).toBe(403);
    },
  );
});

it('documents of undeclared kinds › are not found by any user', async () => {
  const person = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  for (const kind of ['TICKET', 'NO_SUCH_KIND']) {
    const id = await documentOf(kind as AnyDocumentType, 1);
    expect((await person.call('GET', `/documents/${id}`)).status).toBe(404);
    expect((await person.call('GET', `/documents/search?documentType=${kind}`)).status).not.toBe(200);
    expect((await person.call('DELETE', `/documents/${id}`)).status).toBe(404);
  }
});
