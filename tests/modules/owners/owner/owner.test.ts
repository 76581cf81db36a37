import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { newNif, person, smallMap } from './owners.ts';

let server: TestServer;
let clinic: Person;
let staff: Person;
let map: { parishId: number; otherParishId: number };

beforeAll(async () => {
  server = await testServer();
  map = await smallMap(server.db);
  clinic = await server.person({
    permissions: ['READ_OWNER', 'WRITE_OWNER', 'WRITE_ANIMAL_CONTACTS', 'READ_VERSIONS'],
  });
  staff = await server.person({
    profile: { name: 'operator' },
    permissions: [
      'READ_OWNER',
      'WRITE_OWNER',
      'WRITE_OWNER_VALIDATED_ID_FIELDS',
      'WRITE_ANIMAL_PROTECTED_FIELDS',
      'REGISTER_OWNER_TRACES',
      'READ_VERSIONS',
    ],
  });
});
afterAll(() => server.close());

const create = (more: Record<string, unknown> = {}, by: Person = clinic) =>
  by.call('POST', '/owners/', person(map.parishId, more));
const codes = (answer: { body: { errors?: { property: string; error: string }[] } }): string[] =>
  (answer.body.errors ?? []).map((one) => `${one.property} ${one.error}`);

describe('an owner', () => {
  it('a new one › has its address as one line and its email in lower case', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: 'rosa.antunes@example.test',
      phone: '+351912345678',
      address: 'Avenida de Roma, 12, 3.º Esq.',
      county: 'Lisboa',
      district: 'Lisboa',
      parish: { id: map.parishId, name: 'Areeiro' },
      hasLocalVatNumber: true,
      hasAccount: false,
      isLocked: false,
    });
    expect((await clinic.call('GET', `/owners/search?universalSearch=antunes%20rosa`)).body.totalItems).toBe(
      1,
    );
  });

  it('an address in one line › is split into its parts', async () => {
    const { body } = await create({
      street: undefined,
      door: undefined,
      accommodation: undefined,
      address: 'Rua Nova, 7, R/C',
    });
    expect(body).toMatchObject({
      street: 'Rua Nova',
      door: '7',
      accommodation: 'R/C',
      address: 'Rua Nova, 7, R/C',
    });
  });

  it('becomes collective by a number that begins with 5, and a person by one that begins with 2', async () => {
    const company = await create({
      type: 'SINGULAR',
      nationality: undefined,
      vatNumber: newNif('5'),
      responsible: 'Ana Reis',
    });
    expect(company.body.type).toBe('COLLECTIVE');
    const single = await create({ type: 'COLLECTIVE', vatNumber: newNif('2') });
    expect(single.body.type).toBe('SINGULAR');
  });

  it('that is collective names who is responsible', async () => {
    expect(
      codes(await create({ type: 'COLLECTIVE', nationality: undefined, vatNumber: newNif('5') })),
    ).toContain('responsible MISSING_RESPONSIBLE');
  });

  it('hears of everything missing', async () => {
    const { status, body } = await clinic.call('POST', '/owners/', {});
    expect(status).toBe(422);
    expect(codes({ body })).toEqual(
      expect.arrayContaining([
        'type MISSING_TYPE',
        'name MISSING_NAME',
        'isLocalResident MISSING_IS_LOCAL_RESIDENT',
      ]),
    );
    const bare = await clinic.call('POST', '/owners/', {
      type: 'SINGULAR',
      name: 'X',
      isLocalResident: true,
      country: 'PT',
    });
    expect(codes(bare)).toEqual([
      'vatNumber MISSING_VAT_NUMBER',
      'idCard MISSING_ID_CARD',
      'postalCode MISSING_POSTAL_CODE',
      'locality MISSING_LOCALITY',
      'street MISSING_STREET',
      'door MISSING_DOOR',
    ]);
  });

  it('a wrong number, identity card, email, phone, postal code or door › is refused', async () => {
    expect(codes(await create({ vatNumber: '123456780' }))).toEqual(['vatNumber INVALID_VAT_NUMBER']);
    expect(codes(await create({ idCard: '12345678 9 ZZ2' }))).toEqual(['idCard INVALID_ID_CARD']);
    expect(codes(await create({ email: 'nobody' }))).toEqual(['email INVALID_EMAIL']);
    expect(codes(await create({ phone: '12' }))).toEqual(['phone INVALID_PHONE']);
    expect(codes(await create({ postalCode: '12-3' }))).toEqual(['postalCode INVALID_POSTAL_CODE']);
    expect(codes(await create({ postalCode: '9999-999' }))).toEqual(['postalCode INVALID_POSTAL_CODE']);
    expect(codes(await create({ parishId: null }))).toEqual(['parishId MISSING_PARISH']);
    expect(codes(await create({ door: '???' }))).toEqual(['door INVALID_DOOR']);
    expect(codes(await create({ parishId: map.otherParishId }))).toEqual(['parishId INVALID_PARISH']);
    expect(codes(await create({ hasLocalVatNumber: false }))).toEqual([
      'hasLocalVatNumber INVALID_HAS_LOCAL_VAT_NUMBER',
    ]);
  });

  it('from abroad shows a passport and has a free address', async () => {
    const abroad = { type: 'SINGULAR', isLocalResident: false, country: 'GB', name: 'James Whitaker' };
    expect(codes(await clinic.call('POST', '/owners/', abroad))).toEqual([
      'passport MISSING_PASSPORT',
      'address MISSING_ADDRESS',
    ]);
    const made = await clinic.call('POST', '/owners/', {
      ...abroad,
      passport: 'gb 123456',
      address: '14 Harbour Lane, Bristol',
    });
    expect(made.body).toMatchObject({
      passport: 'GB123456',
      address: '14 Harbour Lane, Bristol',
      hasLocalVatNumber: false,
      vatNumber: null,
    });
    const again = await clinic.call('POST', '/owners/', {
      ...abroad,
      passport: 'GB123456',
      address: 'Elsewhere 1',
    });
    expect(codes(again)).toEqual(['passport DUPLICATE_DOCUMENT']);
  });

  it('in Angola names province, municipality and commune', async () => {
    const angola = {
      type: 'COLLECTIVE',
      isLocalResident: false,
      country: 'AO',
      name: 'Canil Kianda',
      vatNumber: '5417123456',
      responsible: 'Ngola Pinto',
    };
    expect(codes(await clinic.call('POST', '/owners/', angola))).toEqual([
      'province MISSING_PROVINCE',
      'municipality MISSING_MUNICIPALITY',
      'commune MISSING_COMMUNE',
      'address MISSING_ADDRESS',
    ]);
    const made = await clinic.call('POST', '/owners/', {
      ...angola,
      province: 'Luanda',
      municipality: 'Belas',
      commune: 'Ramiros',
      address: 'Rua 5',
    });
    expect(made.body).toMatchObject({
      province: 'Luanda',
      commune: 'Ramiros',
      address: 'Rua 5',
      vatNumber: '5417123456',
    });
  });

  it('exists once for a country and number', async () => {
    const vatNumber = newNif();
    await create({ vatNumber });
    expect(codes(await create({ vatNumber: ` ${vatNumber.slice(0, 3)} ${vatNumber.slice(3)}` }))).toEqual([
      'vatNumber DUPLICATE_VAT_NUMBER',
    ]);
  });

  it('of type TRACES is for those with the right to it', async () => {
    const traces = {
      type: 'TRACES',
      isLocalResident: false,
      country: 'ES',
      name: 'Criadero Ruiz',
      vatNumber: 'B58818501',
      address: 'Calle Mayor 1',
    };
    const refused = await clinic.call('POST', '/owners/', traces);
    expect([refused.status, refused.body.data.message]).toEqual([403, 'OWNER_IS_TRACES']);
    expect(codes(refused)).toEqual(['type OWNER_IS_TRACES']);
    expect((await staff.call('POST', '/owners/', traces)).status).toBe(201);
  });

  it('of type TRACES › is changed by those with the right to it alone', async () => {
    const { body: made } = await staff.call('POST', '/owners/', {
      type: 'TRACES',
      isLocalResident: false,
      country: 'ES',
      name: 'Criadero Sol',
      vatNumber: '12345678Z',
      address: 'Calle Mayor 2',
    });
    const clerk = await server.person({
      profile: { name: 'operator' },
      permissions: ['READ_OWNER', 'WRITE_OWNER'],
    });
    const change = (who: Person) =>
      who.call('PUT', `/owners/${made.id}`, { version: 1, address: 'Calle Mayor 3' });
    const refused = await change(clerk);
    expect([refused.status, refused.body.data?.message]).toEqual([403, 'OWNER_IS_TRACES']);
    expect((await change(staff)).status).toBe(200);
  });

  it('with a document that no passport has › is refused', async () => {
    const abroad = { country: 'CH', nationality: 'CH', vatNumber: null, passport: 'X!' };
    expect(codes(await create(abroad))).toEqual(['passport INVALID_PASSPORT']);
    expect((await create({ ...abroad, passport: 'X1234567' })).status).toBe(201);
  });
});

describe('changing an owner', () => {
  it('without the permission for its identity › leaves row and version unchanged', async () => {
    const { body: made } = await create();
    const refused = await clinic.call('PUT', `/owners/${made.id}`, { version: 1, vatNumber: newNif() });
    expect(refused.status).toBe(422);
    expect(codes(refused)).toEqual(['vatNumber UNWRITABLE_FIELD']);
    expect((await clinic.call('GET', `/owners/${made.id}`)).body).toMatchObject({
      version: 1,
      vatNumber: made.vatNumber,
    });
    const changed = await staff.call('PUT', `/owners/${made.id}`, {
      version: 1,
      vatNumber: newNif(),
    });
    expect(changed.body).toMatchObject({ version: 2, address: 'Avenida de Roma, 12, 3.º Esq.' });
  });

  it('a whole record with one field changed › is accepted', async () => {
    const { body: made } = await create();
    const { parish: _parish, mergedInto: _kept, ...all } = made;
    const changed = await clinic.call('PUT', `/owners/${made.id}`, { ...all, name: 'Rosa Antunes Lopes' });
    expect(changed.status).toBe(200);
    expect(changed.body.name).toBe('Rosa Antunes Lopes');
  });

  it('whose data are verified leaves name and number to those who may', async () => {
    const { body: made } = await create({ verifiedData: true }, staff);
    const { body: other } = await create();
    await server.db.query(
      sql`insert into owner_entity select entity_id, ${made.id}, ground from owner_entity where owner_id = ${other.id}`,
    );
    const refused = await clinic.call('PUT', `/owners/${made.id}`, { version: 1, name: 'Outro Nome' });
    expect(codes(refused)).toEqual(['name UNWRITABLE_FIELD']);
    expect((await clinic.call('PUT', `/owners/${made.id}`, { version: 1, phone: '913000111' })).status).toBe(
      200,
    );
    expect((await staff.call('PUT', `/owners/${made.id}`, { version: 2, name: 'Nome Certo' })).status).toBe(
      200,
    );
  });

  it('a user who may not change the contacts of an animal › leaves the phones as they are', async () => {
    const { body: made } = await create();
    const { entityId } = (
      await server.db.query<{ entityId: number }>(
        sql`select entity_id from owner_entity where owner_id = ${made.id}`,
      )
    )[0]!;
    const colleague = await server.person({ permissions: ['READ_OWNER', 'WRITE_OWNER'], entityId });
    const phones = { phone: '913000111', phone2: '913000112', phone3: '913000113' };
    expect(codes(await colleague.call('PUT', `/owners/${made.id}`, { version: 1, ...phones }))).toEqual([
      'phone UNWRITABLE_FIELD',
      'phone2 UNWRITABLE_FIELD',
      'phone3 UNWRITABLE_FIELD',
    ]);
    expect((await colleague.call('PUT', `/owners/${made.id}`, { version: 1, door: '15' })).status).toBe(200);
    expect((await clinic.call('PUT', `/owners/${made.id}`, { version: 2, ...phones })).status).toBe(200);
  });

  it('that is collective leaves the e-mail to those who may', async () => {
    const { body: made } = await create({
      type: 'COLLECTIVE',
      nationality: undefined,
      vatNumber: newNif('5'),
      responsible: 'Ana Reis',
    });
    expect(codes(await clinic.call('PUT', `/owners/${made.id}`, { version: 1, email: 'x@y.test' }))).toEqual([
      'email UNWRITABLE_FIELD',
    ]);
  });

  it('carries a new name into the search of the animals', async () => {
    const { body: made } = await create();
    await server.db.query(sql`
      with b as (insert into breed (name, group_type) values ('Raça do teste', 'BREED') returning id)
      insert into animal (transponder, name, gender, breed_id, color, birthdate, owner_id, search_text)
      select '620098100000001', 'Bobi', 'MALE', id, 'preto', '2020-01-01', ${made.id}, '620098100000001 bobi rosa maria antunes' from b`);
    await clinic.call('PUT', `/owners/${made.id}`, { version: 1, name: 'Inês Sobral' });
    const { searchText } = await getOne<{ searchText: string }>(
      server.db,
      sql`select search_text from animal where owner_id = ${made.id}`,
    );
    expect(searchText).toBe('620098100000001 bobi ines sobral');
    const removed = await clinic.call('DELETE', `/owners/${made.id}`);
    expect(removed).toMatchObject({ status: 409, body: { data: { message: 'OWNER_HAS_ANIMALS' } } });
  });
});

describe('who sees an owner', () => {
  it('the entity that registered it and the operator › see all, another clinic does not', async () => {
    const other = await server.person({ permissions: ['READ_OWNER', 'WRITE_OWNER'] });
    const { body: made } = await create();
    expect((await other.call('GET', `/owners/${made.id}`)).status).toBe(404);
    expect((await other.call('PUT', `/owners/${made.id}`, { version: 1, phone: '913000111' })).status).toBe(
      404,
    );
    expect((await other.call('GET', `/owners/search?ids=${made.id}`)).body.totalItems).toBe(0);
    expect((await staff.call('GET', `/owners/${made.id}`)).status).toBe(200);
  });

  it('a permitted user with the whole number › sees name and county only', async () => {
    const other = await server.person({ permissions: ['READ_OWNER'] });
    const { body: made } = await create();
    for (const query of [`universalSearch=${made.vatNumber}`, `vatNumber=${made.vatNumber}`]) {
      const { body } = await other.call('GET', `/owners/search?${query}`);
      expect(body.content).toMatchObject([
        {
          id: made.id,
          name: 'Rosa Maria Antunes',
          county: 'Lisboa',
          email: null,
          phone: null,
          street: null,
          parish: null,
        },
      ]);
      expect((await clinic.call('GET', `/owners/search?${query}`)).body.content[0].email).toBe(
        'rosa.antunes@example.test',
      );
    }
    expect(
      (await other.call('GET', `/owners/search?vatNumber=${made.vatNumber.slice(0, 8)}`)).body.totalItems,
    ).toBe(0);
  });

  it('the owner’s account › sees its own record and no other', async () => {
    const { body: mine } = await create();
    const { body: other } = await create();
    const account = await server.person({});
    await server.db.query(
      sql`update app_user set owner_id = ${mine.id}, entity_id = null, role_id = null where id = ${account.id}`,
    );
    expect((await account.call('GET', `/owners/${mine.id}`)).body.name).toBe('Rosa Maria Antunes');
    expect((await account.call('GET', `/owners/${other.id}`)).status).toBe(404);
    expect((await account.call('GET', '/owners/search')).body.totalItems).toBe(1);
    expect((await account.call('PUT', `/owners/${mine.id}`, { version: 1, name: 'X' })).status).toBe(403);
  });

  it('each read › leaves a row in the audit', async () => {
    const { body: made } = await create();
    await clinic.call('GET', `/owners/${made.id}`);
    const rows = await server.db.query(
      sql`select 1 from audit_log where action = 'READ' and object_type = 'owner' and object_id = ${String(made.id)}`,
    );
    expect(rows).toHaveLength(1);
  });
});
