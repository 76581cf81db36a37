import sql, { raw } from 'sql-template-tag';
import { expect, it } from 'vitest';
import { tidy } from '../../bench/databases.ts';
import { SIZES } from '../../bench/options.ts';
import { testDatabase } from '../helpers/database.ts';
import { sealAll } from '../helpers/seals.ts';

it('What a bench has written is taken away before the next, sealed or not, and the audit is guarded again', async () => {
  const db = await testDatabase();
  const write = () => db.query(sql`insert into audit_log (action, object_type) values ('LOGIN', 'user')`);
  await write();
  await sealAll(db);
  await tidy(db, SIZES[0]!);
  for (const table of ['audit_log', 'audit_seal'])
    expect(await db.query(sql`select from ${raw(table)}`), table).toEqual([]);
  await write();
  await expect(db.query(sql`delete from audit_log`)).rejects.toThrow(/never changed or deleted/);
  await db.close();
});
