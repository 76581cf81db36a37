import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, newTransponder } from '../../animals/animal/fixtures.ts';
import { begin, importOf, rowsOf, run, simulated, startImportJobs, undo } from './imports.ts';

const RIGHTS = ['RUN_IMPORT', 'WRITE_HEALTH_INTERVENTION', 'READ_HEALTH_INTERVENTION'] as const;

let server: TestServer;
let jobs: RunningJobs;
let who: Person;
beforeAll(async () => {
  server = await testServer();
  await makeWorld(server.db);
  await server.db.query(
    sql`insert into vaccine (name, immunization_time_period, immunization_time_unit) values ('Rabisin', 3, 'YEAR')`,
  );
  jobs = startImportJobs(server);
  who = await clinic(server, { permissions: [...CLINIC, ...RIGHTS] });
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

const HEAD =
  'Nº chip;Nome;Sexo;Raça;Cor;Data de nascimento;Cédula;Titular;NIF;Código postal;Localidade;Rua;Porta;Telefone;Data da vacina;Vacina;Lote;Válida até';
const owner = 'Ana Maria Silva;123456789;1000-123;Lisboa;Rua das Flores;12;912345678';
const animal = (transponder: string, name: string, vaccination = ';;;', sex = 'F') =>
  `${transponder};${name};${sex};Labrador Retriever;preto;2020-03-04;4321;${owner};${vaccination}`;
const file = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
const countAnimals = async () =>
  (await server.db.query<{ n: number }>(sql`select count(*)::int as n from animal`))[0]?.n ?? 0;

describe('import of animals', () => {
  it('with a row for each vaccination › registers the animal once, records each vaccination, and is undone', async () => {
    const [one, two] = [newTransponder(), newTransponder()];
    const text = file(
      animal(one, 'Luna', '2024-05-06;Rabisin;L1;2027-05-06'),
      animal(two, 'Bobi'),
      animal(one, 'Luna', '2025-05-06;Rabisin;L2;2028-05-06'),
    );
    const { id, ...counts } = await simulated(who, 'animalsWithOwner', text);
    expect([counts, await rowsOf(who, id)]).toMatchObject([
      { newCount: 2, changedCount: 1, refusedCount: 0, conflictCount: 0, writeCount: 3 },
      [{ state: 'NEW', code: null, column: null }, { state: 'NEW' }, { state: 'CHANGED' }],
    ]);
    const before = await countAnimals();
    expect(await run(who, id)).toMatchObject({ writtenCount: 3, failedCount: 0 });
    expect(await countAnimals()).toBe(before + 2);
    const found = await server.db.query(sql`
      select a.name, o.name as owner, array_agg(h.batch order by h.batch) as batches from animal a join owner o on o.id = a.owner_id
      join health_intervention h on h.animal_id = a.id where a.transponder = ${one} group by 1, 2`);
    expect(found).toEqual([{ name: 'Luna', owner: 'Ana Maria Silva', batches: ['L1', 'L2'] }]);
    const { body: sources } = await who.call('GET', `/animals/${one}/sources`);
    expect(sources.find(({ field }: { field: string }) => field === 'name')).toMatchObject({
      by: 'IMPORT',
      source: 'Ficha',
    });
    expect(await simulated(who, 'animalsWithOwner', text)).toMatchObject({ sameCount: 3, writeCount: 0 });
    await undo(who, id);
    expect(await countAnimals()).toBe(before);
    expect(await server.db.query(sql`select 1 from owner where vat_number = '123456789'`)).toEqual([]);
  });

  it('with what cannot be read or registered › refuses the row with its column', async () => {
    const text = file(
      animal('6,20098E+14', 'Luna'),
      animal(newTransponder(), 'Sol', ';;;', 'A'),
      animal(newTransponder(), 'Pirata', ';;;', 'Macho Cast.'),
      `${newTransponder()};Mel;M;Labrador Retriever;preto;2020-03-04;4321;Rui Costa;123456780;1000-123;Lisboa;Rua;1;;;;;`,
    );
    const { id, refusedCount } = await simulated(who, 'animalsWithOwner', text, 'Outra');
    expect(refusedCount).toBe(3);
    expect(await rowsOf(who, id)).toMatchObject([
      { state: 'REFUSED', column: 'transponder' },
      { state: 'REFUSED', column: 'gender', code: 'CELL_SEX_UNCLEAR', cell: 'A' },
      { state: 'NEW', notes: [{ code: 'CELL_STERILISED_READ', cell: 'Macho Cast.' }] },
      { state: 'REFUSED', column: 'owner.vatNumber' },
    ]);
  });

  it('with several faults › names all of them, in the row, in the reasons and in the file that comes back', async () => {
    const text = ['Chip;Nome;Sexo;Titular', `${newTransponder()};Faísca;;Ana`].join('\r\n');
    const { id } = await simulated(who, 'animalsWithOwner', text, 'Canil');
    const { body } = await who.call('GET', `/imports/${id}/rows`);
    const [row] = body.rows;
    const told = [row.columnLabel, ...row.more.map((one: { columnLabel: string }) => one.columnLabel)];
    for (const label of ['Sexo', 'Espécie / raça', 'Cor da pelagem', 'Data de nascimento'])
      expect(told).toContain(label);
    expect(body.reasons.map((one: { columnLabel: string }) => one.columnLabel).sort()).toEqual(told.sort());
    const { body: returned } = await who.call('GET', `/imports/${id}/refused`);
    expect(String(returned)).toContain('Sexo: Indique o sexo. ');
    expect(String(returned)).toContain('Cor da pelagem: ');
  });

  it('whose owner is another in the register › is refused, for an owner changes by a change of owner', async () => {
    const number = newTransponder();
    await run(who, (await simulated(who, 'animalsWithOwner', file(animal(number, 'Luna')))).id);
    const other = animal(number, 'Lua').replace('123456789', '501964843');
    const { id } = await simulated(who, 'animalsWithOwner', file(other));
    expect(await rowsOf(who, id)).toMatchObject([
      { state: 'REFUSED', code: 'OWNER_DIFFERS', column: 'owner.vatNumber' },
    ]);
    const renamed = await simulated(who, 'animalsWithOwner', file(animal(number, 'Lua')));
    expect(await rowsOf(who, renamed.id)).toMatchObject([
      {
        state: 'CONFLICT',
        code: 'VALUE_DIFFERS',
        column: 'name',
        changes: [{ field: 'name', after: { value: 'Lua' } }],
      },
    ]);
    expect(await importOf(who, id)).toMatchObject({ writeCount: 0 });
  });

  it('with a value for all rows that is personal, or identifies an animal › is refused', async () => {
    const id = await begin(who, 'animalsWithOwner', file(animal(newTransponder(), 'Luna')));
    const setUp = (column: string) =>
      who.call('PUT', `/imports/${id}/setup`, { mapping: [{ column, at: 'Ana' }] });
    for (const column of ['owner.name', 'transponder']) {
      const { status, body } = await setUp(column);
      expect([status, body.errors]).toEqual([
        422,
        [{ property: `mapping.${column}`, error: 'COLUMN_NEEDS_FILE' }],
      ]);
    }
    expect((await setUp('color')).status).toBe(200);
  });
});
