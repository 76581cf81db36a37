import sql from 'sql-template-tag';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { user } from '../../../../resources/access/user/schema.ts';
import type { Tx } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { findRecord } from '../../../write/records.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { userHooks } from './hooks.ts';

export type User = RecordOfModule<typeof user>;

export const users = storedModule<User>(user, userHooks);

/** The caller's own account, locked until the transaction ends. */
export async function lockOwnUser(tx: Tx, id: number): Promise<User> {
  const own = await findRecord(tx, users, sql`t.id = ${id}`, { lock: true });
  if (!own) throw notFound();
  return own;
}
