import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importAddresses as importTables } from '../../server/addresses/import.ts';
import { fileSource } from '../../server/addresses/tableSource.ts';
import { placeName } from '../../server/addresses/placeNames.ts';
import { showSummary } from '../../server/addresses/summary.ts';
import type { Db } from '../../server/db/db.ts';
import { hasWholeCountry } from '../../server/modules/reference/address/hasWholeCountry.ts';
import { loadAddressSet } from '../../server/modules/reference/address/seed/loadAddressSet.ts';
import { testDatabase } from '../helpers/database.ts';

let db: Db;
let folder: string;
type Files = Record<'districts' | 'municipalities' | 'parishes' | 'postalCodes', string>;
let files: Files;
/** Imports files as the command does. */
const importAddresses = (to: typeof db, { districts, municipalities, parishes, postalCodes }: Files) =>
  importTables(to, {
    districts: fileSource(districts),
    municipalities: fileSource(municipalities),
    parishes: fileSource(parishes),
    postalCodes: fileSource(postalCodes),
  });

/** A parish row as the tax authority prints it: padded, upper case. */
const parish = (...fields: string[]): string =>
  fields.map((field) => (/\D/.test(field) ? field.padEnd(30) : field)).join(',');
const postal = (start: string, street: string, code: string): string =>
  `${start};${street};;;;;${code.replace('-', ';')};X`;

const districts =
  'cod_distrito,nome_distrito\n01,Aveiro\n42,Ilha de São Miguel\n45,Ilha de São Jorge\n31,Ilha da Madeira\n';
const municipalities = [
  'cod_distrito,cod_concelho,nome_concelho',
  '01,01,Águeda',
  '31,01,Calheta (Madeira)',
  '45,01,Calheta (São Jorge)',
  '42,03,Ponta Delgada',
  '77,01,Nenhures',
].join('\n');
const parishes = [
  'Código Distrito,Distrito,Código Concelho,Concelho,Código Freguesia,Abreviado,Completo,CodSF,SF',
  parish('01', 'AVEIRO', '01', 'AGUEDA', '03', 'AGUADA DE CIMA', 'AGUADA DE CIMA', '0019', 'AGUEDA'),
  '01,AVEIRO,01,AGUEDA,23,"BELAZAIMA, AGADÃO   ","UNIÃO DAS FREGUESIAS DE BELAZAIMA DO CHÃO, CASTANHEIRA E AGADÃO",0019,AGUEDA',
  parish('19', 'ANGRA DO HEROISMO', '02', 'CALHETA (AÇORES)', '05', 'SANTO ANTAO', 'SANTO ANTÃO', '1', 'X'),
  parish('22', 'FUNCHAL', '01', 'CALHETA (MADEIRA)', '02', 'CALHETA', 'CALHETA', '1', 'X'),
  parish(
    '21',
    'PONTA DELGADA',
    '03',
    'PONTA DELGADA',
    '16',
    'PONTA DELGADA (S. JOSE)',
    'PONTA DELGADA (S. JOSE)',
    '1',
    'X',
  ),
  parish('21', 'PONTA DELGADA', '09', 'ATLANTIDA', '01', 'SUBMERSA', 'SUBMERSA', '1', 'X'),
].join('\r\n');
const postalCodes = [
  postal('01;01;249;Alcafaz;5;Rua;de;;', 'São "João" Batista', '3750-011'),
  postal('01;01;249;Alcafaz;;;;;', '', '3750-012'),
  postal('01;01;249;Alcafaz;;;;;', '', '3750-012'),
  postal('42;03;1;Ponta Delgada;1;Rua;do;;', 'Açúcar', '9500-100'),
  postal('42;99;1;Nenhures;1;Rua;;;', 'Longe', '9500-100'),
  postal('42;03;1;Ponta Delgada;1;Rua;;;', 'Sem código', '-'),
].join('\r\n');

beforeAll(async () => {
  db = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'addresses-'));
  const write = async (name: string, text: string, encoding: BufferEncoding): Promise<string> => {
    await writeFile(join(folder, name), Buffer.from(text, encoding));
    return join(folder, name);
  };
  files = {
    districts: await write('districts.csv', districts, 'utf8'),
    municipalities: await write('municipalities.csv', municipalities, 'utf16le').then(async (file) => {
      await writeFile(
        file,
        Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(municipalities, 'utf16le')]),
      );
      return file;
    }),
    parishes: await write('parishes.csv', parishes, 'utf8'),
    postalCodes: await write('todos_cp.txt', postalCodes, 'latin1'),
  };
});

afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

describe('importing the official addresses', () => {
  it('valid lines › are imported; refused lines are reported with their reason', async () => {
    const summary = await importAddresses(db, files);
    expect(summary.map(({ kind, read, inserted }) => [kind, read, inserted])).toEqual([
      ['districts', 4, 4],
      ['municipalities', 5, 4],
      ['parishes', 6, 5],
      ['postal codes', 6, 3],
    ]);
    const text = showSummary(summary);
    expect(text).toContain('1 left out: its district is not known');
    expect(text).toContain('line 7: ATLANTIDA: SUBMERSA');
    expect(text).toContain('the same street of the same code came before');
    expect(text).toContain('its postal code is incomplete');
  });

  it('the names of places › are written in mixed case, and the islands are joined by name', async () => {
    const rows = await db.query<{ county: string; code: string; name: string }>(
      sql`select c.name as county, p.code, p.name from parish p join county c on c.id = p.county_id order by p.code`,
    );
    expect(rows).toEqual([
      { county: 'Águeda', code: '010103', name: 'Aguada de Cima' },
      {
        county: 'Águeda',
        code: '010123',
        name: 'União das Freguesias de Belazaima do Chão, Castanheira e Agadão',
      },
      { county: 'Calheta (Madeira)', code: '310102', name: 'Calheta' },
      { county: 'Ponta Delgada', code: '420316', name: 'Ponta Delgada (São José)' },
      { county: 'Calheta (São Jorge)', code: '450105', name: 'Santo Antão' },
    ]);
    const streets = await db.query<{ street: string }>(sql`select street from postal_code order by cp4, cp3`);
    expect(streets.map(({ street }) => street)).toEqual(['Rua de São "João" Batista', '', 'Rua do Açúcar']);
  });

  it('changes nothing when it is repeated, and nothing of our own set doubles', async () => {
    const again = await importAddresses(db, files);
    expect(again.map(({ inserted, updated }) => [inserted, updated])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    await loadAddressSet(db);
    await loadAddressSet(db);
    const last = await importAddresses(db, files);
    expect(last.every(({ inserted }) => inserted === 0)).toBe(true);
    const [counts] = await db.query(sql`
      select (select count(*) from district) as districts, (select count(*) from county) as counties,
        (select count(distinct county_id) from parish where id in (select parish_id from postal_code)) as with_streets,
        (select count(*) from postal_code where parish_id is null) as imported`);
    expect(counts).toEqual({ districts: 29, counties: 308, withStreets: 14, imported: 3 });
  });

  it('an invalid line › is refused alone, with its line number', async () => {
    const good = postal('01;01;249;Alcafaz;1;Rua;de;;', 'Cima', '3750-020');
    const file = join(folder, 'hostile.txt');
    const lines = [
      good,
      postal('01;01;249;Alcafaz;1;Rua;;;', 'Nu\0la', '3750-021'),
      postal('01;01;249;Alcafaz;1;Rua;;;', 'x'.repeat(10_000), '3750-022'),
      postal('01;01;249;Alcafaz;1;Rua;;;', 'Sem fim', '3750-'),
      `${good};a mais`,
      '01;01;249;Alcafaz',
      postal('01;01;249;Alcafaz;1;Rua;de;;', 'Baixo', '3750-023'),
    ];
    await writeFile(file, lines.join('\r\n'));
    const summary = (await importAddresses(db, { ...files, postalCodes: file }))[3]!;
    expect([summary.read, summary.inserted]).toEqual([7, 2]);
    expect(summary.refused.map(({ reason, count }) => [reason, count])).toEqual([
      ['it has a character that is none of a text', 1],
      ['a column is longer than 250 characters', 1],
      ['its postal code is incomplete', 1],
      ['it does not have the right number of columns', 2],
    ]);
    const text = showSummary([summary]);
    for (const line of [2, 3, 4, 5, 6]) expect(text).toContain(`line ${line}: `);
    expect(text).not.toContain('\0');
    await db.query(sql`delete from postal_code where cp4 = '3750' and cp3 in ('020', '023')`);
  });

  it('the country › counts as imported once each municipality has parishes and postal codes', async () => {
    expect(await hasWholeCountry(db)).toBe(false);
    await db.query(sql`insert into parish (county_id, code, name) select c.id, c.code || '99', c.name from county c
      where not exists (select from parish p where p.county_id = c.id)`);
    await importAddresses(db, files);
    expect(await hasWholeCountry(db)).toBe(false);
    await db.query(sql`insert into postal_code (cp4, cp3, county_id, locality)
      select '9999', lpad(c.id::text, 3, '0'), c.id, c.name from county c`);
    await importAddresses(db, files);
    expect(await hasWholeCountry(db)).toBe(true);
  });

  it('a line with an unpaired quotation mark › is left out, and no line after it', async () => {
    const file = join(folder, 'quotes.csv');
    await writeFile(file, `${districts}02,"Beja\n03,Braga\n`);
    const [summary] = await importAddresses(db, { ...files, districts: file });
    expect(summary!.refused.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
  });

  it('a file of another kind › stops the import with one sentence', async () => {
    await expect(importAddresses(db, { ...files, districts: files.parishes })).rejects.toThrow(
      /has 9 columns where 2 are expected\.$/,
    );
    await expect(importAddresses(db, { ...files, parishes: '/nowhere.csv' })).rejects.toThrow(
      '/nowhere.csv cannot be read (ENOENT).',
    );
  });

  it.each([
    ['CASTELO DE PAIVA   ', 'Castelo de Paiva'],
    ['ALBERGARIA-A-VELHA', 'Albergaria-a-Velha'],
    ['S. ANTONIO', 'Santo António'],
    ["SERRA D'EL-REI", "Serra d'El-Rei"],
    ['TORRE DE D. CHAMA', 'Torre de Dona Chama'],
    ['POVOA DE LANHOSO (N. SENHORA DO AMPARO)', 'Póvoa de Lanhoso (Nossa Senhora do Amparo)'],
    ['A DOS CUNHADOS', 'A dos Cunhados'],
    ['Vila Nova de Gaia', 'Vila Nova de Gaia'],
  ])('writes %s as people do', (raw, name) => {
    expect(placeName(raw)).toBe(name);
  });
});
