import sql from 'sql-template-tag';
import { nifCheckDigit } from '../../resources/numbers/nif.ts';
import { findOne, getOne, type Db } from '../../server/db/db.ts';
import { openDb } from '../../server/db/open.ts';
import { emptyPlace } from '../databases.ts';
import { readServer } from '../environment.ts';
import { SIZES } from '../options.ts';
import { makeUsers } from '../money/people.ts';
import { startServer } from '../processes.ts';
import { bodyOf, clientOf, until } from '../areas/client.ts';
import { callMeanwhile, timeLong } from '../areas/longWork.ts';

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const HEAD =
  'Nº chip;Nome;Sexo;Raça;Cor;Data de nascimento;Cédula;Titular;NIF;Código postal;Localidade;Rua;Porta;Telefone;Data da vacina;Vacina;Lote;Válida até';

/** An import as it is read. */
interface ReadImport {
  readonly state: string;
  readonly error: string | null;
  readonly writeCount: number;
  readonly newCount: number;
  readonly sameCount: number;
  readonly refusedCount: number;
}

/** A row of a clinic's list: an animal with its owner and a vaccination. */
function row(n: number, breed: string): string {
  const eight = `3${String(n + 1).padStart(7, '0')}`;
  // With two check digits: no number is a misreading of another, which the register would ask about.
  const body = `9851${String(500_000_000 + n).padStart(9, '0')}`;
  const chip = body + String(98 - ((Number(body) * 100) % 97)).padStart(2, '0');
  const sex = n % 2 === 0 ? 'M' : 'F';
  const phone = `91${String(2_000_000 + (n % 7_000_000))}`;
  return `${chip};Ensaio ${n};${sex};${breed};castanho;2024-03-04;4321;Titular Ensaio ${n};${eight}${nifCheckDigit(eight)};1000-123;Lisboa;Rua do Ensaio;${1 + (n % 200)};${phone};2025-05-06;Rabisin;L1;2028-05-06`;
}

/** What the lists of clinics refer to, where the first start has not made it. */
async function prepare(db: Db): Promise<string> {
  const { name } = await getOne<{ name: string }>(
    db,
    sql`select name from breed where group_type = 'BREED' and not is_locked and name like 'Labrador%' order by id limit 1`,
  );
  await db.query(sql`insert into veterinary (name, ballot_number) values ('Dra. Helena Prata', '4321')`);
  await db.query(
    sql`insert into vaccine (name, immunization_time_period, immunization_time_unit) values ('Rabisin', 3, 'YEAR') on conflict do nothing`,
  );
  const county = await findOne<{ id: number; parishId: number }>(
    db,
    sql`select c.id, p.id as parish_id from county c join parish p on p.county_id = c.id order by c.id limit 1`,
  );
  await db.query(sql`insert into postal_code (cp4, cp3, county_id, parish_id, locality, street)
    values ('1000', '123', ${county!.id}, ${county!.parishId}, 'Lisboa', 'Rua do Ensaio')`);
  return name;
}

/**
 * Measures an import of animals with owner and vaccination on a register of its own: `npm run bench:import`. Dry run, run,
 * the same file again, undo: seconds, memory of the server, its processor time for each row, and how long calls of
 * others take meanwhile. `BENCH_ROWS` says how many rows.
 */
async function main(): Promise<void> {
  const url = readServer();
  const place = await emptyPlace(url, 'coleira_bench_import', SIZES[0]!, true);
  const server = await startServer(place, { DRAIN_SECONDS: '0' });
  const db = await openDb(place);
  const breed = await prepare(db);
  const [user] = await makeUsers(
    db,
    'Ensaio',
    false,
    [
      'RUN_IMPORT',
      'READ_ANIMAL',
      'REGISTER_ANIMAL',
      'WRITE_ANIMAL_NAME',
      'READ_OWNER',
      'WRITE_OWNER',
      'WRITE_HEALTH_INTERVENTION',
      'READ_HEALTH_INTERVENTION',
    ],
    1,
  );
  const { pid } = await getOne<{ pid: number }>(db, sql`select pid from server_process limit 1`);
  const client = clientOf(server.origin, user!.token);
  const context = { client, pid };
  const file = [HEAD, ...Array.from({ length: ROWS }, (_, n) => row(n, breed))].join('\r\n');

  const read = (id: number) => bodyOf(client.call<ReadImport>('GET', `/imports/${id}`));
  const reached = async (id: number, state: string) => {
    await until(async () => {
      const found = await read(id);
      if (found.state === 'FAILED') throw new Error(`the import failed: ${found.error}`);
      return found.state === state;
    });
    return read(id);
  };
  const begin = async () => {
    const { id: fileId } = await bodyOf(
      client.call<{ id: string }>('POST', '/large-files?filename=lista.csv', file),
    );
    return bodyOf(
      client.call<{ id: number }>('POST', '/imports', {
        kind: 'animalsWithOwner',
        source: 'Ensaio',
        fileId,
      }),
    );
  };

  try {
    const idle = callMeanwhile(client);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    console.log(`${ROWS} rows; before: ${await idle()}`);
    const { id } = await begin();
    await timeLong('dry run', context, async () => {
      await client.call('PUT', `/imports/${id}/simulate`);
      const { newCount, refusedCount } = await reached(id, 'READY');
      console.log(`  new ${newCount}, refused ${refusedCount}`);
    });
    await timeLong('run', context, async () => {
      const { writeCount } = await reached(id, 'READY');
      await client.call('PUT', `/imports/${id}/start`, { count: writeCount });
      await reached(id, 'DONE');
    });
    const { id: again } = await begin();
    await timeLong('dry run of the same file again', context, async () => {
      await client.call('PUT', `/imports/${again}/simulate`);
      const { sameCount, writeCount } = await reached(again, 'READY');
      console.log(`  the same ${sameCount}, to write ${writeCount}`);
    });
    await timeLong('undo', context, async () => {
      await client.call('PUT', `/imports/${id}/undo`);
      await reached(id, 'UNDONE');
    });
  } finally {
    await db.close();
    await server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
