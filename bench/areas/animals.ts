import sql from 'sql-template-tag';
import { getOne, type Db } from '../../server/db/db.ts';
import { startLoad } from '../processes.ts';
import type { Area, TimedRegister } from './area.ts';
import { timesOf, until } from './client.ts';
import { CODE_START, LONG_LIVES } from './load.ts';
import { timingOf, type Timing } from './timing.ts';

const BULK = 100;
const BULK_LIMIT_MS = 20_000;
const VALIDATION_LIMIT_MS = 100;
const REPORT_LIMIT_MS = 100;
/** A call beside a bulk request may take this many times what it takes alone. */
const NEAR = 2;
/** Each is below what an account or address may ask in a minute. */
const [VALIDATIONS, CERTIFICATES, REPORTS] = [28, 23, 103];

const longLives = Array.from({ length: LONG_LIVES }, (_, n) => n + 1);

async function timeCertificates({ db, operator, visitor }: TimedRegister): Promise<readonly Timing[]> {
  const { id } = await getOne<{ id: number }>(db, sql`select id from certificate_template where is_for_bulk`);
  const animals = await db.query<{ transponder: string }>(sql`
    select transponder from animal where id between 20000 and 21000 and status = 'NORMAL' and errors = '[]' limit 100`);
  const validated = await timesOf(
    await db.query<{ code: string }>(
      sql`select code from certificate where code like ${`${CODE_START}%`} order by code limit ${VALIDATIONS}`,
    ),
    ({ code }) => visitor.call('GET', `/certificates/validate/${code}`),
  );
  const made = await timesOf(animals.slice(0, CERTIFICATES), ({ transponder }) =>
    operator.call('POST', '/certificates/download', { transponder, id }),
  );
  return [
    timingOf('public validation of a certificate', validated, VALIDATION_LIMIT_MS),
    timingOf('one certificate made and signed', made, null),
  ];
}

/** Certificates in bulk, and what other calls take without them and meanwhile. */
async function timeBulk({ db, operator, origin, people }: TimedRegister): Promise<readonly Timing[]> {
  const animals = await db.query<{ transponder: string }>(sql`
    select transponder from animal where id between 30000 and 31000 and status = 'NORMAL' and errors = '[]' limit ${BULK}`);
  const transponders = animals.map(({ transponder }) => transponder);
  const load = startLoad();
  const others = (seconds: number) =>
    load.run({
      origin,
      tokens: [people.operator],
      connections: 2,
      seconds,
      work: { kind: 'read', paths: longLives.map((id) => `/api/animals/${id + 1000}`) },
    });
  try {
    await others(2);
    const alone = await others(5);
    const started = performance.now();
    const { body } = await operator.call<{ id: number }>('POST', '/certificates/bulk', {
      transponders,
      sendEmail: false,
    });
    const meanwhile = others(3);
    await until(async () => {
      const { body: batch } = await operator.call<{ isDone: boolean }>(
        'GET',
        `/certificates/bulk/${body.id}`,
      );
      return batch.isDone;
    });
    const took = performance.now() - started;
    const { issued } = await getOne<{ issued: number }>(
      db,
      sql`select count(*)::int as issued from certificate_batch_animal where batch_id = ${body.id} and outcome = 'DONE'`,
    );
    if (issued < BULK) throw new Error(`of ${BULK} certificates in bulk ${issued} were issued`);
    const beside = await meanwhile;
    const row = (title: string, { answers, p50, p99 }: typeof alone, limit: number | null): Timing => ({
      title,
      calls: answers,
      median: p50,
      p99,
      limit,
    });
    return [
      timingOf(`${BULK} certificates in bulk, until the last is made`, [took], BULK_LIMIT_MS),
      row('animal by id, two connections', alone, null),
      row('the same while certificates are made', beside, NEAR * alone.p99),
    ];
  } finally {
    await load.stop();
  }
}

/** Reports of lost animals, and their comparison with the reports of found ones after the answer. */
async function timeReports({ db, operator }: TimedRegister): Promise<readonly Timing[]> {
  const place = await getOne<{ district: number; county: number; parish: number }>(
    db,
    sql`select c.district_id as district, c.id as county, p.id as parish
      from parish p join county c on c.id = p.county_id where c.name = 'Lisboa' order by p.id limit 1`,
  );
  const animals = await db.query<{ transponder: string }>(sql`
    select transponder from animal a where a.id between 900000 and 990000 and a.status = 'NORMAL' and not a.is_locked
      and not exists (select from lost_animal l where l.transponder = a.transponder) order by a.id limit ${REPORTS}`);
  const { since } = await getOne<{ since: string }>(db, sql`select clock_timestamp() as since`);
  const times = await timesOf(animals, ({ transponder }) =>
    operator.call('POST', '/lost-animals', {
      status: 'LOST',
      transponder,
      gender: 'MALE',
      color: 'preto',
      eventDate: '2026-11-20',
      eventCountry: 'PT',
      eventDistrictId: place.district,
      eventCountyId: place.county,
      eventParishId: place.parish,
      eventLocal: 'Rua Augusta, junto ao arco',
      participantName: 'Rui Sá',
      participantContact: '912 345 678',
    }),
  );
  const waiting = sql`kind = 'COMPARE_LOST_ANIMAL' and creation_timestamp >= ${since}::timestamptz`;
  await until(async () => {
    const open = await db.query(sql`select from outbox where ${waiting} and done_timestamp is null limit 1`);
    return open.length === 0;
  });
  const compared = await db.query<{ ms: number }>(sql`
    select (extract(epoch from done_timestamp - creation_timestamp) * 1000)::float8 as ms from outbox where ${waiting}`);
  return [
    timingOf('report of a lost animal', times, REPORT_LIMIT_MS),
    timingOf(
      'from the report to the end of its comparison',
      compared.map(({ ms }) => ms),
      null,
    ),
  ];
}

/** The whole life of an animal. */
export const animalsArea: Area = {
  name: 'animals',
  scenarios: (_db: Db) =>
    Promise.resolve([
      {
        key: 'life-record',
        title: 'record page, 200 interventions',
        paths: longLives.map((id) => `/api/animals/${id}`),
      },
      {
        key: 'life-interventions',
        title: 'the first page of its interventions',
        paths: longLives.map((id) => `/api/health-interventions/search?animalId=${id}&itemsPerPage=10`),
      },
      {
        key: 'life-line',
        title: 'its life line',
        paths: longLives.map((id) => `/api/animals/${id}/life-line`),
      },
      {
        key: 'life-lost',
        title: 'open reports of lost animals, newest first',
        paths: ['/api/lost-animals/search?status=LOST&itemsPerPage=10'],
      },
    ]),
  time: async (register) => [
    ...(await timeCertificates(register)),
    ...(await timeBulk(register)),
    ...(await timeReports(register)),
  ],
};
