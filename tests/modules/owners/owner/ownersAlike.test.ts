import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { person, smallMap } from './owners.ts';

let server: TestServer;
let clinic: Person;
let other: Person;
let parishId: number;
let otherParishId: number;
let known: { readonly id: number; readonly vatNumber: string };

beforeAll(async () => {
  server = await testServer();
  ({ parishId, otherParishId } = await smallMap(server.db));
  clinic = await server.person({ permissions: ['READ_OWNER', 'WRITE_OWNER'] });
  other = await server.person({ permissions: ['READ_OWNER', 'WRITE_OWNER'] });
  known = (await clinic.call('POST', '/owners/', person(parishId, { name: 'Inês Conceição Prata' })))
    .body as typeof known;
});
afterAll(() => server.close());

const alike = async (body: object, who = clinic) =>
  ((await who.call('POST', '/owners/alike', body)).body as { id: number; reasons: string[] }[]).map(
    ({ id, reasons }) => [id, [...reasons].sort()],
  );

describe('owners alike', () => {
  it('the same number, e-mail, phone, or name and postal code without accents › are named with the reasons', async () => {
    expect(
      await alike({
        vatNumber: known.vatNumber,
        email: 'ROSA.Antunes@example.test',
        phone: '+351 912 345 678',
        name: 'ines  conceicao prata'.replace('  ', ' '),
        postalCode: '1000-999',
      }),
    ).toEqual([[known.id, ['EMAIL', 'NAME_AND_PLACE', 'NUMBER', 'PHONE']]]);
    expect(await alike({ name: 'Inês Conceição Prata' })).toEqual([]);
    expect(await alike({ id: known.id, vatNumber: known.vatNumber })).toEqual([]);
    expect(await alike({})).toEqual([]);
  });

  it.each([
    ['Prata Inês Conceição', 'words in another order'],
    ['Inês Prata', 'a missing middle name'],
    ['Inês Maria da Conceição Prata', 'more middle names'],
    ['Inês Conceição Prada', 'one letter off'],
    ['Ines Concessão Prata', 'a word written otherwise'],
  ])('%s (%s) in the municipality › is named with its reason, elsewhere not', async (name) => {
    expect(await alike({ name, parishId })).toEqual([[known.id, ['NAME_ALIKE']]]);
    expect(await alike({ name, parishId: otherParishId })).toEqual([]);
  });

  it.each(['Rui Prata', 'Inês Mendes', 'Prata'])('%s › is another person', async (name) => {
    expect(await alike({ name, parishId })).toEqual([]);
  });

  it('a name of two words with one letter off at either end › is named', async () => {
    const { id } = (
      await clinic.call(
        'POST',
        '/owners/',
        person(parishId, { name: 'Luís Teixeira', email: null, phone: null }),
      )
    ).body;
    for (const name of ['Luiz Teixeira', 'Luís Teixeirra', 'Teixeira Luis'])
      expect(await alike({ name, parishId })).toEqual([[id, ['NAME_ALIKE']]]);
  });

  it('the second or third phone, on either side › is named', async () => {
    const { id } = (
      await clinic.call(
        'POST',
        '/owners/',
        person(parishId, {
          name: 'Óscar Vilhena',
          phone: '934567801',
          phone2: '934567802',
          phone3: '934567803',
        }),
      )
    ).body;
    for (const body of [{ phone: '934 567 802' }, { phone2: '934567803' }, { phone3: '934567801' }])
      expect(await alike(body)).toEqual([[id, ['PHONE']]]);
  });

  it('another entity › finds them by the number alone, where its user may look numbers up', async () => {
    expect(await alike({ email: 'rosa.antunes@example.test', phone: '912345678' }, other)).toEqual([]);
    expect(await alike({ vatNumber: known.vatNumber }, other)).toEqual([]);
    const looksUp = await server.person({ permissions: ['READ_OWNER', 'WRITE_OWNER', 'READ_OWNER_BY_VAT'] });
    expect(await alike({ vatNumber: known.vatNumber }, looksUp)).toEqual([[known.id, ['NUMBER']]]);
  });

  it('a veterinarian, or one who may look up numbers, without READ_OWNER › finds them by the number alone', async () => {
    const body = {
      vatNumber: known.vatNumber,
      email: 'rosa.antunes@example.test',
      name: 'Inês Conceição Prata',
      postalCode: '1000-999',
    };
    const veterinarian = await server.person({ type: 'VETERINARY', permissions: ['WRITE_OWNER'] });
    const looksUp = await server.person({ permissions: ['WRITE_OWNER', 'READ_OWNER_BY_VAT'] });
    for (const who of [veterinarian, looksUp])
      expect(await alike(body, who)).toEqual([[known.id, ['NUMBER']]]);
    const writer = await server.person({ permissions: ['WRITE_OWNER'] });
    expect((await writer.call('POST', '/owners/alike', body)).status).toBe(403);
  });

  it('a caller who may not write owners › is refused', async () => {
    const reader = await server.person({ permissions: ['READ_OWNER'] });
    expect((await reader.call('POST', '/owners/alike', {})).status).toBe(403);
  });
});
