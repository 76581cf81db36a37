import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { getOne } from '../../../../server/db/db.ts';
import type { Person, TestAnswer, TestServer } from '../../../helpers/server.ts';
import { register, type World } from '../../animals/animal/fixtures.ts';
import { newNif, person } from '../../owners/owner/owners.ts';
import { lastCodeOf, postAsVisitor } from '../../../helpers/visitor.ts';
import { publicFormServer, requestIdOf } from './fixtures.ts';

let server: TestServer;
let world: World;
let operator: Person;
let staff: Person;
let counter = 0;

beforeAll(async () => {
  ({ server, world, staff, operator } = await publicFormServer());
});
afterAll(() => server.close());

const PDF = {
  filename: 'declaração.pdf',
  type: 'application/pdf',
  contents: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n').toString('base64'),
};

const call = (path: string, payload: object) => postAsVisitor(server, path, payload);

/** Fills in and confirms a form. */
async function send(form: string, values: object): Promise<TestAnswer> {
  const email = `estrangeiro${(counter += 1)}@example.test`;
  const asked = await call(`/public-forms/${form}/codes`, { email });
  const code = await lastCodeOf(server.db, email);
  return call(`/public-forms/${form}`, { token: asked.body.token, code, values, documents: [PDF] });
}

const idOf = (reference: string) => requestIdOf(server.db, reference);

const ADDRESS = (): object => ({
  postalCode: '1000-123',
  locality: 'Lisboa',
  parishId: world.parishId,
  street: 'Avenida de Roma',
  door: '12',
});

/** What each form takes beside the numbers of the person, and where its requests are. */
const FORMS = {
  'personal-data': { path: 'owner-data-updates', more: { phone: '912 345 678' } },
  'request-death': { path: 'request-deaths', more: { deathDate: dayIn(), relation: 'OWNER' } },
  'validate-herding-dog': {
    path: 'herding-dogs',
    more: { holdingMark: 'PT77', species: 'SHEEP', animalCount: 40, municipality: 'Seia' },
  },
  diac: { path: 'request-diacs', more: { grounds: 'Extravio' } },
} as const;

type Name = keyof typeof FORMS;
const NAMES = Object.keys(FORMS) as Name[];

const typed = (form: Name, transponder: string, numbers: object): object => ({
  ...(form !== 'personal-data' && { transponder }),
  requesterName: 'Ana Reis',
  ...FORMS[form].more,
  ...numbers,
});

/** An owner with a number of another country, a document alone, and one of neither. */
const GERMAN = { country: 'DE', vatNumber: '12345678901' };
const SWISS = { country: 'CH', passport: 'X1234567' };

const foreign = (numbers: object): Record<string, unknown> =>
  person(world.parishId, { nationality: null, vatNumber: null, ...numbers });
let animals: readonly string[];

beforeAll(async () => {
  const german = await register(staff, world, { owner: foreign({ ...GERMAN, passport: 'C01X00T47' }) });
  const swiss = await register(staff, world, { owner: foreign(SWISS) });
  animals = [german.transponder, swiss.transponder];
});

describe.each(NAMES)('the form %s', (form) => {
  const { path } = FORMS[form];

  it('with a number of another country, on record or not › is stored as the register has it, with the same answer', async () => {
    const known = await send(form, typed(form, animals[0]!, { ...GERMAN, vatNumber: 'de 123 456 789 01' }));
    const unknown = await send(form, typed(form, '620098100200377', { ...GERMAN, vatNumber: '98765432109' }));
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    const { body } = await operator.call('GET', `/${path}/${await idOf(known.body.reference)}`);
    expect(body).toMatchObject(GERMAN);
    if (form !== 'personal-data')
      expect(body).toMatchObject({ ownerCountry: 'DE', ownerVatNumber: '12345678901' });
  });

  it('with a document alone › takes it for other countries only', async () => {
    const sent = await send(form, typed(form, animals[1]!, { country: 'CH', passport: 'x 123.4567' }));
    const { body } = await operator.call('GET', `/${path}/${await idOf(sent.body.reference)}`);
    expect(body).toMatchObject({ ...SWISS, vatNumber: null });
    if (form !== 'personal-data') expect(body).toMatchObject({ ownerPassport: 'X1234567' });
    const local = await send(form, typed(form, animals[1]!, { passport: 'X1234567' }));
    expect(local.body.errors).toEqual([
      { property: 'vatNumber', error: 'MISSING_VAT_NUMBER' },
      { property: 'passport', error: 'UNWRITABLE_FIELD' },
    ]);
  });

  it('with a number of another form, an unknown country, or neither number nor document › is refused', async () => {
    const refused = async (numbers: object) =>
      (await send(form, typed(form, animals[0]!, numbers))).body.errors;
    expect(await refused({ country: 'DE', vatNumber: '12' })).toEqual([
      { property: 'vatNumber', error: 'INVALID_VAT_NUMBER' },
    ]);
    expect(await refused({ country: 'DE', passport: 'X' })).toEqual([
      { property: 'passport', error: 'INVALID_PASSPORT' },
    ]);
    expect(await refused({ country: 'DE' })).toEqual([
      { property: 'vatNumber', error: 'MISSING_VAT_NUMBER' },
    ]);
    expect(await refused({ country: 'Germany', vatNumber: '12345678901' })).toContainEqual({
      property: 'country',
      error: 'INVALID_COUNTRY',
    });
    expect(await refused({ country: '', vatNumber: '12345678901' })).toContainEqual({
      property: 'country',
      error: 'MISSING_COUNTRY',
    });
  });
});

describe('a data update of an owner from abroad', () => {
  const accept = (id: number) =>
    operator.call('PUT', `/owner-data-updates/${id}/decision`, { validation: 'ACCEPTED' });
  const ownerOf = async (numbers: { country: string; vatNumber?: string; passport?: string }) => {
    const { id } = await getOne<{ id: number }>(
      server.db,
      sql`select id from owner where country = ${numbers.country}
        and (vat_number = ${numbers.vatNumber ?? ''} or passport = ${numbers.passport ?? ''})`,
    );
    return (await operator.call('GET', `/owners/${id}`)).body;
  };

  it('accepted › changes the owner whom number or document means', async () => {
    for (const [numbers, phone] of [
      [GERMAN, '+351912000333'],
      [SWISS, '+351912000444'],
    ] as const) {
      const sent = await send('personal-data', { requesterName: 'Ana Reis', ...numbers, phone });
      expect((await accept(await idOf(sent.body.reference))).status).toBe(200);
      expect(await ownerOf(numbers)).toMatchObject({ phone });
    }
  });

  it('with an address abroad, and back › moves the owner', async () => {
    const move = async (more: object) => {
      const sent = await send('personal-data', { requesterName: 'Ana Reis', ...GERMAN, ...more });
      expect((await accept(await idOf(sent.body.reference))).status).toBe(200);
      return ownerOf(GERMAN);
    };
    expect(await move({ residence: 'ABROAD', address: 'Hauptstraße 5, 10115 Berlin' })).toMatchObject({
      isLocalResident: false,
      address: 'Hauptstraße 5, 10115 Berlin',
      postalCode: null,
      locality: null,
      parishId: null,
      street: null,
    });
    expect(await move({ residence: 'PORTUGAL', ...ADDRESS() })).toMatchObject({
      isLocalResident: true,
      postalCode: '1000-123',
      address: 'Avenida de Roma, 12',
    });
  });
});

describe('a change of owner by the public form › with owners from abroad', () => {
  const values = (transponder: string, more: object): object => ({
    requesterName: 'Ana Reis',
    transponder,
    newOwnerName: 'Jonas Weber',
    newOwnerPhone: '912 345 678',
    ...more,
  });
  const decide = (id: number) =>
    operator.call('PUT', `/animal-transfers/${id}/decision`, { validation: 'ACCEPTED' });

  it('accepted › gives the animal to a person with a document, who lives abroad', async () => {
    const { id, transponder } = await register(staff, world, {
      owner: foreign({ country: 'FR', passport: '12AB34567' }),
    });
    const sent = await send(
      'animal-transfer',
      values(transponder, {
        currentOwnerCountry: 'FR',
        currentOwnerPassport: '12 AB 34567',
        newOwnerCountry: 'DE',
        newOwnerPassport: 'C99X00T12',
        residence: 'ABROAD',
        address: 'Hauptstraße 9, 10115 Berlin',
      }),
    );
    const request = await idOf(sent.body.reference);
    expect((await operator.call('GET', `/animal-transfers/${request}`)).body).toMatchObject({
      country: 'FR',
      vatNumber: null,
      passport: '12AB34567',
      newOwner: { country: 'DE', passport: 'C99X00T12', isLocalResident: false },
    });
    expect((await decide(request)).status).toBe(200);
    const { ownerId } = await getOne<{ ownerId: number }>(
      server.db,
      sql`select owner_id from animal where id = ${id}`,
    );
    expect((await operator.call('GET', `/owners/${ownerId}`)).body).toMatchObject({
      type: 'SINGULAR',
      country: 'DE',
      passport: 'C99X00T12',
      address: 'Hauptstraße 9, 10115 Berlin',
    });
  });

  it('accepted › finds a receiver who is on record by a document, and leaves the contacts', async () => {
    const { id, transponder } = await register(staff, world, {});
    const sent = await send(
      'animal-transfer',
      values(transponder, {
        currentOwnerVatNumber: '123456789',
        newOwnerCountry: 'CH',
        newOwnerPassport: 'X1234567',
        residence: 'PORTUGAL',
        ...ADDRESS(),
        newOwnerPhone: '919 999 999',
      }),
    );
    expect((await decide(await idOf(sent.body.reference))).status).toBe(200);
    const owner = await getOne<{ passport: string; phone: string }>(
      server.db,
      sql`select o.passport, o.phone from animal a join owner o on o.id = a.owner_id where a.id = ${id}`,
    );
    expect(owner.passport).toBe('X1234567');
    expect(owner.phone).not.toBe('+351919999999');
  });

  it('without what identifies the new owner › is refused: the number of a body, the document of a person, the address', async () => {
    const { transponder } = await register(staff, world, {});
    const refused = async (more: object) =>
      (
        await send(
          'animal-transfer',
          values(transponder, { currentOwnerVatNumber: newNif(), newOwnerCountry: 'AO', ...more }),
        )
      ).body.errors.map(({ property }: { property: string }) => property);
    expect(await refused({ residence: 'ABROAD', responsible: 'Rui' })).toEqual(
      expect.arrayContaining(['newOwnerVatNumber', 'province', 'municipality', 'commune', 'address']),
    );
    expect(await refused({ residence: 'PORTUGAL', newOwnerVatNumber: '1234567890', ...ADDRESS() })).toEqual([
      'newOwnerPassport',
    ]);
    expect(await refused({})).toContain('residence');
  });
});

describe('a request that staff enter', () => {
  it('for an owner from abroad › takes the number of the country', async () => {
    const entered = await operator.call('POST', '/public-forms/diac/entered', {
      requesterEmail: 'entrada@example.test',
      values: typed('diac', animals[0]!, GERMAN),
    });
    expect(entered.status).toBe(200);
    expect((await operator.call('GET', `/request-diacs/${entered.body.id}`)).body).toMatchObject(GERMAN);
  });
});
