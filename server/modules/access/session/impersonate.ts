import sql from 'sql-template-tag';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { impersonate } from '../../../../resources/access/session/impersonationCalls.ts';
import { readLoginAnswer } from '../../../auth/loginAnswer.ts';
import { isWithinScope } from '../../../auth/accessScope.ts';
import { hashToken, openSession } from '../../../auth/session.ts';
import { findOne } from '../../../db/db.ts';
import { Refusal } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';

interface Target {
  readonly status: string;
  readonly entityId: number | null;
  readonly entitiesAccessList: number[];
  readonly hasWorkplace: boolean;
  readonly permissions: Permission[];
}

// Every right that the other could have, whichever entity a veterinarian then chooses.
const target = (userId: number) => sql`
  select u.status, u.entity_id, u.entities_access_list,
    u.type = 'VETERINARY' or e.active is not false as has_workplace, array(
    select distinct unnest(r.permissions) from role r where r.id = u.role_id
      or r.id in (select v.role_id from veterinary_entity v where v.veterinary_id = u.veterinary_id and v.status = 'ACCEPTED')
  ) as permissions
  from app_user u left join entity e on e.id = u.entity_id where u.id = ${userId}`;

export const impersonateHandler = handleWrite(
  impersonate,
  async ({ tx, body, caller, services, audit, fail }) => {
    const { actor, sessionHash, scopeEntityIds } = caller;
    if (actor.impersonatorId !== null) return fail('ALREADY_IMPERSONATING');
    // Of calls that run at the same time, one gets the session; the others wait here and find it suspended.
    const own = await findOne<{ isSuspended: boolean }>(
      tx,
      sql`select suspended_by is not null as is_suspended from session where token_hash = ${sessionHash} for update`,
    );
    if (!own) throw new Refusal(401, 'UNAUTHORIZED');
    if (own.isSuspended) return fail('ALREADY_IMPERSONATING');
    const other = await findOne<Target>(tx, target(body.userId));
    const isInSight =
      other && (actor.isOperator || (other.entityId !== null && scopeEntityIds.includes(other.entityId)));
    if (!isInSight || other.status !== 'ACTIVE' || !other.hasWorkplace) return fail('IMPERSONATION_FAILED');
    const isNoMore = other.permissions.every((permission) => actor.permissions.includes(permission));
    const seesNoMore = await isWithinScope(tx, caller, other, services.settings.productToken);
    if (body.userId === actor.id || !isNoMore || !seesNoMore) return fail('CANNOT_IMPERSONATE');
    const token = await openSession(tx, {
      userId: body.userId,
      impersonatorId: actor.id,
      ip: caller.ip,
      userAgent: caller.userAgent,
    });
    // It lasts no longer than the session it came from.
    await tx.query(sql`
    update session s set absolute_end = o.absolute_end, idle_end = least(s.idle_end, o.absolute_end)
    from session o where s.token_hash = ${hashToken(token)} and o.token_hash = ${sessionHash}`);
    await tx.query(
      sql`update session set suspended_by = ${hashToken(token)} where token_hash = ${sessionHash}`,
    );
    audit({ action: 'IMPERSONATE', objectType: 'user', objectId: body.userId });
    return readLoginAnswer(tx, services, token);
  },
);
