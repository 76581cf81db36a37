import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { getOne, type Db } from '../../server/db/db.ts';
import type { Acknowledged } from './load.ts';
import type { Register } from './register.ts';
import { waitFor } from './waitFor.ts';

/** What the database holds, compared with what was acknowledged. */
export interface Proof {
  /** Writes that were acknowledged and are not there. */
  readonly lost: number;
  /** Registrations whose credit was not taken exactly once. */
  readonly wrongCredits: number;
  /** Mails beyond one of each subject to each address. */
  readonly mailsTwice: number;
  /** Jobs that had their effect more than once, and those that had none. */
  readonly jobsTwice: number;
  readonly jobsMissing: number;
}

const SETTLE_SECONDS = 120;

const idsOf = (writes: readonly Acknowledged[], kind: Acknowledged['kind']): Acknowledged[] =>
  writes.filter((one) => one.kind === kind);

/** Counts acknowledged writes that the database does not hold. */
async function countLost(db: Db, writes: readonly Acknowledged[]): Promise<number> {
  const registered = idsOf(writes, 'REGISTERED');
  const asked = idsOf(writes, 'TRANSFER_ASKED');
  const transferred = idsOf(writes, 'TRANSFERRED');
  const { lost } = await getOne<{ lost: number }>(
    db,
    sql`select
      (select count(*) from unnest(${registered.map(({ id }) => id)}::bigint[], ${registered.map(({ transponder }) => transponder)}::text[])
        as w (id, transponder) where not exists (select from animal a where a.id = w.id and a.transponder = w.transponder))
      + (select count(*) from unnest(${asked.map(({ id }) => id)}::bigint[]) as w (id)
        where not exists (select from animal_transfer t where t.id = w.id))
      + (select count(*) from unnest(${transferred.map(({ id }) => id)}::bigint[]) as w (id)
        where not exists (select from animal_transfer t where t.id = w.id and t.accepted)) as lost`,
  );
  return Number(lost);
}

/** Counts registrations for which other than one credit was taken. */
async function countWrongCredits(db: Db, writes: readonly Acknowledged[]): Promise<number> {
  const { wrong } = await getOne<{ wrong: number }>(
    db,
    sql`select count(*) as wrong from unnest(${idsOf(writes, 'REGISTERED').map(({ transponder }) => transponder)}::text[]) as w (transponder)
      left join (select transponder, count(*) as n from billing_transaction where type = 'CONSUMPTION' group by 1) b using (transponder)
      where b.n is distinct from 1`,
  );
  return Number(wrong);
}

/** Counts mails beyond one of each subject to each address: an address is used for one transfer alone. */
async function countMailsTwice({ mailFolders }: Register): Promise<number> {
  const seen = new Map<string, number>();
  for (const folder of mailFolders)
    for (const file of await readdir(folder).catch(() => [] as string[])) {
      if (!file.endsWith('.eml')) continue;
      const text = await readFile(join(folder, file), 'utf8');
      const line = (name: string): string =>
        new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'm').exec(text)?.[1] ?? '';
      if (!line('To').includes('drill')) continue;
      const key = `${line('To')} ${line('Subject')}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  return [...seen.values()].reduce((sum, count) => sum + count - 1, 0);
}

/** Waits until nothing is due any more, and compares the messages of events with what was registered. */
async function countJobs(
  db: Db,
  writes: readonly Acknowledged[],
): Promise<Pick<Proof, 'jobsTwice' | 'jobsMissing'>> {
  const registered = idsOf(writes, 'REGISTERED').map(({ id }) => `animal:${id}`);
  await waitFor(
    'the end of all jobs',
    async () =>
      (
        await getOne<{ open: number }>(
          db,
          sql`select count(*) as open from outbox where done_timestamp is null and kind in ('WEBHOOK_EVENT', 'MAIL')
            and creation_timestamp > now() - interval '1 day' and next_attempt < now() + interval '2 minutes'`,
        )
      ).open === 0,
    SETTLE_SECONDS,
    500,
  );
  const found = await getOne<{ twice: number; missing: number }>(
    db,
    sql`select coalesce(sum(greatest(0, n - 1)), 0) as twice, count(*) filter (where n = 0) as missing
      from (select coalesce(d.n, 0) as n from unnest(${registered}::text[]) as w (key)
        left join (select record_key as key, count(*) as n from webhook_delivery where event = 'ANIMAL_REGISTERED' group by 1) d
          using (key)) as messages`,
  );
  return { jobsTwice: Number(found.twice), jobsMissing: Number(found.missing) };
}

/** Compares what the database and the mails hold with what was acknowledged. */
export async function prove(db: Db, register: Register, writes: readonly Acknowledged[]): Promise<Proof> {
  const jobs = await countJobs(db, writes);
  return {
    lost: await countLost(db, writes),
    wrongCredits: await countWrongCredits(db, writes),
    mailsTwice: await countMailsTwice(register),
    ...jobs,
  };
}
