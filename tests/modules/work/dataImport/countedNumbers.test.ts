import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addYears, dayIn } from '../../../../resources/numbers/dates.ts';
import type { RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import {
  CLINIC,
  clinic,
  makeWorld,
  newTransponder,
  register,
  type World,
} from '../../animals/animal/fixtures.ts';
import { newNif } from '../../owners/owner/owners.ts';
import { rowsOf, simulated, startImportJobs } from './imports.ts';

// What comes of a row says whether its numbers are on record: an import reads by them, as many as it has rows.

const LIMIT = 3;
const RIGHTS = [
  ...CLINIC,
  'RUN_IMPORT',
  'READ_OWNER_BY_VAT',
  'WRITE_OWNER',
  'WRITE_HEALTH_INTERVENTION',
  'READ_HEALTH_INTERVENTION',
] as const;
const BEYOND = { state: 'REFUSED', code: 'TOO_MANY_NUMBERS_IMPORTED' };

let server: TestServer;
let jobs: RunningJobs;
let world: World;
let other: Person;
let who: Person;
beforeAll(async () => {
  server = await testServer({
    ACCOUNT_NUMBER_READS_AN_HOUR: '1000',
    ENTITY_NUMBER_READS_AN_HOUR: String(LIMIT),
  });
  world = await makeWorld(server.db);
  await server.db.query(
    sql`insert into vaccine (name, immunization_time_period, immunization_time_unit) values ('Rabisin', 3, 'YEAR')`,
  );
  jobs = startImportJobs(server);
  other = await clinic(server);
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});
beforeEach(async () => {
  await server.db.query(sql`truncate number_read, number_read_count`);
  who = await clinic(server, { permissions: RIGHTS });
});

const VACCINATIONS = 'Chip;Data;Vacina;Lote;Válida até;Cédula';
const today = dayIn();
const vaccination = (transponder: string) => `${transponder};${today};Rabisin;L1;${addYears(today, 3)};4321`;
const ANIMALS =
  'Nº chip;Nome;Sexo;Raça;Cor;Data de nascimento;Cédula;Titular;NIF;Código postal;Localidade;Rua;Porta;Telefone';
const animal = (transponder: string, owner: string) =>
  `${transponder};Luna;F;Labrador Retriever;preto;2020-03-04;4321;${owner}`;
const whole = (nif: string) => `Ana Silva;${nif};1000-123;Lisboa;Rua das Flores;12;912345678`;
const numberAlone = (nif: string) => `;${nif};;;;;`;

/** What comes of rows: the code of each that is refused, else its state. */
async function outcomes(kind: string, head: string, rows: readonly string[], by = who): Promise<string[]> {
  const { id } = await simulated(by, kind, [head, ...rows].join('\r\n'));
  const found = await rowsOf(by, id);
  return found.map(({ state, code }: { state: string; code: string | null }) => code ?? state);
}

const animals = async (count: number, by = other): Promise<string[]> => {
  const numbers: string[] = [];
  // eslint-disable-next-line no-await-in-loop -- one after the other
  for (let at = 0; at < count; at += 1) numbers.push((await register(by, world)).transponder);
  return numbers;
};
const alike = (codes: readonly string[], code: string): number => codes.filter((one) => one === code).length;

describe('numbers of others in the rows of an import', () => {
  it('that are registered once more › are refused alike beyond the limit, whether on record or not', async () => {
    const taken = await animals(LIMIT + 1);
    const rows = [...taken, newTransponder()].map((one) => animal(one, whole(newNif())));
    const codes = await outcomes('animalsWithOwner', ANIMALS, rows);
    expect(alike(codes, 'TRANSPONDER_ALREADY_REGISTERED')).toBeLessThanOrEqual(LIMIT);
    expect(codes.slice(LIMIT)).toEqual([BEYOND.code, BEYOND.code]);
  });

  it('that name animals of others › are refused beyond the limit', async () => {
    const foreign = await animals(LIMIT + 2);
    const codes = await outcomes('vaccinations', VACCINATIONS, foreign.map(vaccination));
    expect([alike(codes, 'NEW'), alike(codes, BEYOND.code)]).toEqual([LIMIT, 2]);
  });

  it('that name owners by the number alone › count, found or not', async () => {
    const numbers = Array.from({ length: LIMIT + 2 }, () => newNif());
    const rows = numbers.map((nif) => animal(newTransponder(), numberAlone(nif)));
    const codes = await outcomes('animalsWithOwner', ANIMALS, rows);
    expect(alike(codes, BEYOND.code)).toBe(2);
  });

  it('that owners of others have › are refused beyond the limit', async () => {
    const head = 'Nome;NIF;CP;Localidade;Rua;Porta;Telefone';
    const numbers = Array.from({ length: LIMIT + 2 }, () => newNif());
    const owners = await clinic(server, { permissions: [...CLINIC, 'WRITE_OWNER'] });
    for (const vatNumber of numbers) {
      const { transponder } = await register(owners, world);
      // eslint-disable-next-line no-await-in-loop -- one after the other
      await server.db.query(sql`update owner set vat_number = ${vatNumber}
        where id = (select owner_id from animal where transponder = ${transponder})`);
    }
    const codes = await outcomes('owners', head, numbers.map(whole));
    expect(alike(codes, 'DUPLICATE_VAT_NUMBER')).toBeLessThanOrEqual(LIMIT);
    expect(alike(codes, BEYOND.code)).toBeGreaterThanOrEqual(2);
  });

  it('of its own animals, and new ones › do not count', async () => {
    const own = await animals(LIMIT + 2, who);
    expect(await outcomes('vaccinations', VACCINATIONS, own.map(vaccination))).toEqual(own.map(() => 'NEW'));
    const rows = Array.from({ length: LIMIT + 2 }, () => animal(newTransponder(), whole(newNif())));
    expect(await outcomes('animalsWithOwner', ANIMALS, rows)).toEqual(rows.map(() => 'NEW'));
  });

  it('of an import › leave what forms may read as it was', async () => {
    const [one, ...foreign] = await animals(LIMIT + 2);
    await outcomes('vaccinations', VACCINATIONS, foreign.map(vaccination));
    expect((await who.call('GET', `/animals/${one}`)).status).toBe(200);
  });

  it('of a file of the operator’s staff, who import for others › are not counted', async () => {
    const operator = await server.person({ permissions: RIGHTS, profile: { name: 'operator' } });
    const foreign = await animals(LIMIT + 2);
    const codes = await outcomes('vaccinations', VACCINATIONS, foreign.map(vaccination), operator);
    expect(codes).toEqual(foreign.map(() => 'NEW'));
  });
});
