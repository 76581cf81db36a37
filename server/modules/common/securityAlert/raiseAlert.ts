import sql from 'sql-template-tag';
import type { SecurityAlertKind } from '../../../../resources/common/securityAlert/kinds.ts';
import type { Caller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';

/** Puts what an account reached into the operator's list. */
export async function raiseAlert(
  db: Queryable,
  { actor }: Pick<Caller, 'actor'>,
  kind: SecurityAlertKind,
  amount: number,
): Promise<void> {
  await db.query(sql`insert into security_alert (kind, user_id, entity_id, amount)
    values (${kind}, ${actor?.impersonatorId ?? actor?.id ?? null}, ${actor?.entity?.id ?? null}, ${amount})`);
}
