// Run as a process of its own, to be killed: writes rows one by one and prints each once it is committed.
import sql from 'sql-template-tag';
import { openPglite } from '../../server/db/pglite.ts';

const db = await openPglite({ dataDir: process.argv[2]! });
await db.script('create table if not exists kept (n int primary key)');
const [{ next }] = (await db.query<{ next: number }>(
  sql`select coalesce(max(n), 0) + 1 as next from kept`,
)) as [{ next: number }];
for (let n = next; ; n += 1) {
  await db.transaction((tx) => tx.query(sql`insert into kept values (${n})`));
  process.stdout.write(`${n}\n`);
}
