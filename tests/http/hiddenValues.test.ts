import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { clinic, makeWorld, register, type World } from '../modules/animals/animal/fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;
let stranger: Person;
let made: { id: number; transponder: string; ownerId: number };
let entityId: number;

const entityOf = async ({ id }: Person): Promise<number> =>
  (await getOne<{ entityId: number }>(server.db, sql`select entity_id from app_user where id = ${id}`))
    .entityId;

const ownerOf = (id: number) =>
  getOne<{ vatNumber: string; email: string; phone: string; name: string }>(
    server.db,
    sql`select vat_number, email, phone, name from owner where id = ${id}`,
  );

const found = async (person: Person, path: string): Promise<number> =>
  (await person.call('GET', path)).body.totalItems;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  entityId = await entityOf(staff);
  stranger = await server.person({ permissions: ['READ_ANIMAL', 'READ_OWNER'] });
  made = await register(staff, world, {
    useOwnerAddress: false,
    postalCode: '1000-123',
    address: 'Beco do Poço 1',
    parishId: world.parishId,
  });
  await server.db.query(
    sql`update owner set email = 'rosa@example.test', verified_data = true where id = ${made.ownerId}`,
  );
});
afterAll(() => server.close());

describe('a filter on a field that is hidden on a row', () => {
  it('matches no animal outside the scope, and matches it for its own people', async () => {
    const { vatNumber } = await ownerOf(made.ownerId);
    const number = `/animals/search?transponder=${made.transponder}`;
    expect(await found(stranger, number)).toBe(1);
    for (const filter of [`ownerId=${made.ownerId}`, `vatNumber=${vatNumber}`]) {
      expect(await found(stranger, `${number}&${filter}`), filter).toBe(0);
      expect(await found(staff, `${number}&${filter}`), filter).toBe(1);
    }
    expect(await found(stranger, `${number}&ownerName=rosa`)).toBe(1);
  });

  it('the owner of a lost animal › is hidden too, and matches none', async () => {
    const lost = await register(staff, world);
    await server.db.query(sql`update animal set status = 'LOST' where id = ${lost.id}`);
    expect(
      await found(stranger, `/animals/search?transponder=${lost.transponder}&ownerId=${lost.ownerId}`),
    ).toBe(0);
  });

  it('matches no owner outside the scope, whose number is known', async () => {
    const { vatNumber } = await ownerOf(made.ownerId);
    const number = `/owners/search?vatNumber=${vatNumber}`;
    expect(await found(stranger, number)).toBe(1);
    for (const filter of ['email=rosa@example.test', 'verifiedData=true', 'needsReview=false']) {
      expect(await found(stranger, `${number}&${filter}`), filter).toBe(0);
      expect(await found(staff, `${number}&${filter}`), filter).toBe(1);
    }
    expect(await found(stranger, `${number}&country=PT`)).toBe(1);
  });

  it('matches no animal by its owner’s number for readers without the right to owners', async () => {
    const { vatNumber } = await ownerOf(made.ownerId);
    const reader = await server.person({ permissions: ['READ_ANIMAL'], entityId });
    expect(await found(reader, `/animals/search?ids=${made.id}`)).toBe(1);
    expect(await found(reader, `/animals/search?ids=${made.id}&vatNumber=${vatNumber}`)).toBe(0);
  });

  it('a number that the reader does not see › finds no entity', async () => {
    const { vatNumber } = await getOne<{ vatNumber: string }>(
      server.db,
      sql`update entity set search_text = 'clinica ' || vat_number where id = ${entityId} returning vat_number`,
    );
    const lookup = await server.person({ permissions: ['READ_USER'] });
    const boss = await server.person({ permissions: ['READ_ENTITY'], profile: { name: 'operator' } });
    const shown = (await lookup.call('GET', `/entities/search?ids=${entityId}`)).body.content?.[0];
    if (shown !== undefined) expect(shown).not.toHaveProperty('vatNumber');
    expect(await found(boss, `/entities/search?universalSearch=${vatNumber}`)).toBe(1);
    expect(
      (await lookup.call('GET', `/entities/search?universalSearch=${vatNumber}`)).body.totalItems ?? 0,
    ).toBe(0);
  });
});

describe('the owner beside an animal in scope', () => {
  const viewOf = async (person: Person) => (await person.call('GET', `/animals/${made.id}`)).body;

  it('a reader of owners › sees all fields', async () => {
    const { vatNumber } = await ownerOf(made.ownerId);
    expect((await viewOf(staff)).owner).toMatchObject({ isRestricted: false, vatNumber });
  });

  it('a reader of animals only › sees name, type, municipality, phone and email address', async () => {
    const reader = await server.person({ permissions: ['READ_ANIMAL'], entityId });
    const { name, phone } = await ownerOf(made.ownerId);
    const view = await viewOf(reader);
    expect(view.owner).toEqual({
      isRestricted: true,
      type: 'SINGULAR',
      name,
      county: { id: expect.any(Number), name: 'Lisboa' },
      phone,
      email: 'rosa@example.test',
    });
    for (const field of ['vatNumber', 'idCard', 'passport', 'street', 'address'])
      expect(view.fields[`owner.${field}`], field).toBe('hidden');
    expect(view.fields['owner.phone']).toBe('read');
    expect(view).toMatchObject({ address: null, postalCode: null, locality: null });
    const [line] = (await reader.call('GET', `/animals/search?ids=${made.id}`)).body.content;
    expect(JSON.stringify(line)).not.toContain('Beco');
    expect((await reader.call('GET', `/animals/search?address=Beco`)).status).toBe(400);
  });

  it('a veterinarian of an entity that reads the owner › sees all fields by type alone', async () => {
    const vet = await server.person({ type: 'VETERINARY', entityId });
    const { vatNumber } = await ownerOf(made.ownerId);
    const { owner, address } = await viewOf(vet);
    expect(owner).toMatchObject({ isRestricted: false, postalCode: expect.any(String), vatNumber });
    expect(address).toBe('Beco do Poço 1');
  });
});

describe('the photo of an animal', () => {
  it('by its document › opens where the animal opens, elsewhere only with the whole number', async () => {
    const photo = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await server.db.query(
      sql`insert into file_content (sha256, bytes, size) values ('p', ${photo}, ${photo.length})`,
    );
    const { id } = await getOne<{ id: number }>(
      server.db,
      sql`insert into document (document_type, document_type_id, filename, type, size, sha256)
        values ('ANIMAL_PHOTO', ${made.id}, 'p.png', 'image/png', ${photo.length}, 'p') returning id`,
    );
    const other = await register(staff, world);
    const vet = await server.person({ type: 'VETERINARY' });
    for (const path of [`/documents/${id}`, `/documents/${id}/content`]) {
      expect((await staff.call('GET', path)).status, path).toBe(200);
      for (const person of [stranger, vet]) {
        expect((await person.call('GET', path)).status, path).toBe(404);
        expect((await person.call('GET', `${path}?transponder=${made.transponder}`)).status, path).toBe(200);
        expect((await person.call('GET', `${path}?transponder=${other.transponder}`)).status, path).toBe(404);
        expect((await person.call('GET', `${path}?transponder=620`)).status, path).toBe(400);
      }
    }
  });
});
