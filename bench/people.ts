import sql from 'sql-template-tag';
import { openSession } from '../server/auth/session.ts';
import { getOne, type Db } from '../server/db/db.ts';

/** The sessions that the load is sent with. */
export interface People {
  /** The operator's profile, every permission: sees the whole register. */
  readonly operator: string;
  /** Clinics that are billed, each with credits for every registration to come. */
  readonly clinics: readonly string[];
}

interface Account {
  readonly id: number;
  readonly entityId: number;
}

/** So many clinics register at the same time at most, each from an account of its own: a branch pays from its clinic's. */
const CLINICS = 20;

/** Signs in those who will call: an account of the demonstration each, past the legal warning. */
export async function signIn(db: Db): Promise<People> {
  await db.query(sql`
    update app_user set legal_warning_read_timestamp = now(), legal_warning_version =
      coalesce((select (value->>'version')::int from configuration where key = 'legalWarning'), 0)`);
  const open = ({ id, entityId }: Account): Promise<string> =>
    openSession(db, { userId: id, entityId, ip: '127.0.0.1', userAgent: 'bench' });
  const operator = await getOne<Account>(
    db,
    sql`select id, entity_id from app_user where email = 'operator@demo.test'`,
  );
  const clinics = await db.query<Account>(sql`
    select distinct on (u.entity_id) u.id, u.entity_id
    from app_user u
    join role r on r.id = u.role_id and 'REGISTER_ANIMAL' = any(r.permissions)
    join entity e on e.id = u.entity_id and e.active and e.vat_number is not null
    join entity_profile p on p.id = e.profile_id and p.is_billable and p.can_register_billable
    where u.type = 'NORMAL' and u.status = 'ACTIVE' order by u.entity_id, u.id limit ${CLINICS}`);
  await db.query(sql`
    insert into credit_balance (entity_id, value)
    select one, 100000000 from unnest(${clinics.map(({ entityId }) => entityId)}::bigint[]) one
    on conflict (entity_id) do update set value = excluded.value`);
  return { operator: await open(operator), clinics: await Promise.all(clinics.map(open)) };
}
