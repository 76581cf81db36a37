import sql from 'sql-template-tag';
import { openSession } from '../server/auth/session.ts';
import { getOne, type Db } from '../server/db/db.ts';

/** The sessions that the load is sent with. */
export interface People {
  /** The operator's profile, every permission: sees the whole register. */
  readonly operator: string;
  /** A billable clinic with credits for every registration to come. */
  readonly clinic: string;
}

/** Signs in those who will call: an account of the demonstration each, past the legal warning. */
export async function signIn(db: Db): Promise<People> {
  await db.query(sql`
    update app_user set legal_warning_read_timestamp = now(), legal_warning_version =
      coalesce((select (value->>'version')::int from configuration where key = 'legalWarning'), 0)`);
  const open = async (email: string): Promise<string> => {
    const user = await getOne<{ id: number; entityId: number }>(
      db,
      sql`select id, entity_id from app_user where email = ${email}`,
    );
    await db.query(sql`
      insert into credit_balance (entity_id, value) values (${user.entityId}, 100000000)
      on conflict (entity_id) do update set value = 100000000`);
    return openSession(db, {
      userId: user.id,
      entityId: user.entityId,
      ip: '127.0.0.1',
      userAgent: 'bench',
    });
  };
  return { operator: await open('operator@demo.test'), clinic: await open('clinic@demo.test') };
}
