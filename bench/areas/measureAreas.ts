import sql from 'sql-template-tag';
import { getOne, type Db } from '../../server/db/db.ts';
import { openDb } from '../../server/db/open.ts';
import { openSession } from '../../server/auth/session.ts';
import { fullPlace, type Place } from '../databases.ts';
import { measure } from '../measure.ts';
import { SIZES, type Options } from '../options.ts';
import { prepare } from '../prepare.ts';
import { startServer } from '../processes.ts';
import { tableOf, type Figure } from '../table.ts';
import { animalsArea } from './animals.ts';
import type { Area, TimedRegister } from './area.ts';
import { auditArea, growthTable } from './audit.ts';
import { clientOf } from './client.ts';
import { loadAmounts, type Amounts } from './load.ts';
import { ownersArea } from './owners.ts';
import { timingLine, timingTable, type Timing } from './timing.ts';

const AREAS: readonly Area[] = [animalsArea, ownersArea, auditArea];

/** The numbers of records beside a million animals. */
const FULL: Amounts = {
  owners: 1_000_000,
  requests: 100_000,
  reports: 100_000,
  certificates: 100_000,
  auditRows: 10_000_000,
};
/** The small register is there for its audit alone. */
const SMALL: Amounts = { owners: 0, requests: 0, reports: 0, certificates: 0, auditRows: 10_000 };

/** The session of a second operator: some things need two people. */
async function openSecond(db: Db): Promise<string> {
  const { id, entityId } = await getOne<{ id: number; entityId: number }>(
    db,
    sql`select o.id, o.entity_id from app_user u join app_user o on o.entity_id = u.entity_id and o.role_id = u.role_id
      where u.email = 'operator@demo.test' and o.id <> u.id order by o.id limit 1`,
  );
  return openSession(db, { userId: id, entityId, ip: '127.0.0.1', userAgent: 'bench' });
}

/** Times the calls of an area one after another, on a server that makes its own keys as the demonstration does. */
async function timeArea(area: Area, place: Place): Promise<readonly Timing[]> {
  if (!area.time) return [];
  const { people } = await prepare(place, () => Promise.resolve([]));
  const db = (await openDb(place)).withoutTimeLimit();
  const server = await startServer(place, { DEMO: '1' });
  try {
    const { origin } = server;
    const register: TimedRegister = {
      db,
      place,
      origin,
      people,
      operator: clientOf(origin, people.operator),
      second: clientOf(origin, await openSecond(db)),
      visitor: clientOf(origin),
    };
    const timings = await area.time(register);
    for (const one of timings) console.log(timingLine(one));
    return timings;
  } finally {
    await server.stop();
    await db.close();
  }
}

async function measureArea(area: Area, place: Place, options: Options): Promise<readonly Figure[]> {
  const prepared = await prepare(place, (db) => area.scenarios(db));
  return measure(prepared, { ...options, connections: [1, 10] });
}

/**
 * Measures the areas that are asked for on a register that is full of everything, and returns the text of each for the
 * documentation.
 */
export async function* measureAreas(options: Options): AsyncGenerator<readonly [Area['name'], string]> {
  const areas = AREAS.filter(({ name }) => options.areas.includes(name));
  if (areas.length === 0) return;
  const { postgresUrl, fresh } = options;
  const place = await fullPlace(postgresUrl, SIZES.at(-1)!, fresh, (db) => loadAmounts(db, FULL));
  for (const area of areas) {
    const timings = await timeArea(area, place);
    const figures = await measureArea(area, place, options);
    if (area === auditArea) {
      const small = await fullPlace(postgresUrl, SIZES[0]!, fresh, (db) => loadAmounts(db, SMALL));
      const before = await measureArea(area, small, options);
      yield [area.name, [growthTable(before, figures), tableOf(figures)].join('\n\n')];
    } else yield [area.name, [timingTable(timings), tableOf(figures)].join('\n\n')];
  }
}
