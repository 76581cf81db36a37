import sql, { type Sql } from 'sql-template-tag';
import type { NotificationType } from '../../../../i18n/pt/common/notification/notifications.ts';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import type { Tx } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';
import { announce } from '../../../stream/announce.ts';

/** The recipients: these users, or all of an entity who hold a permission, or all operators who do. */
export interface NotificationInput {
  readonly userIds?: readonly number[];
  readonly entityId?: number;
  /** Narrows `entityId`; alone it means the operator's people who hold it. */
  readonly permission?: Permission;
  readonly type: NotificationType;
  /** The object of the notification, as its page names it. */
  readonly objectId?: string | number | null;
  /** A value for every placeholder of the type's text (`i18n/pt/common/notification/notifications.ts`). */
  readonly additionalInfo?: Readonly<Record<string, string | number>>;
}

/** An open write, or what of one is needed here. */
interface NotificationContext {
  readonly tx: Tx;
  readonly caller: { readonly actor: { readonly id: number; readonly apiKey?: unknown } | null };
  readonly services: { readonly settings: { readonly productToken: string } };
}

function receivers(notice: NotificationInput, productToken: string): Sql {
  if (notice.userIds) return sql`u.id = any(${[...new Set(notice.userIds)]}::bigint[])`;
  const holds = notice.permission
    ? sql`exists (select from role r where ${notice.permission} = any(r.permissions) and (r.id = u.role_id or r.id in (
        select v.role_id from veterinary_entity v
        where v.veterinary_id = u.veterinary_id and v.status = 'ACCEPTED' and v.entity_id = ${notice.entityId ?? null}::bigint)))`
    : sql`true`;
  if (notice.entityId !== undefined) {
    // By the users of the entity, from an index, and not by trying each user of the register.
    return sql`${holds} and u.id in (select id from app_user where entity_id = ${notice.entityId}
      union all select w.id from veterinary_entity v join app_user w on w.veterinary_id = v.veterinary_id
      where v.entity_id = ${notice.entityId} and v.status = 'ACCEPTED')`;
  }
  return sql`${holds} and u.entity_id in (
    select e.id from entity e join entity_profile p on p.id = e.profile_id where p.name = ${productToken})`;
}

/**
 * Creates notifications within the transaction of the event. The user who caused the event gets none, unless a program
 * did with a key that the user has made.
 */
export async function notify(
  { tx, caller, services }: NotificationContext,
  notice: NotificationInput,
): Promise<void> {
  const objectId = notice.objectId === undefined || notice.objectId === null ? null : String(notice.objectId);
  const { actor } = caller;
  const causedBy = actor && !actor.apiKey ? actor.id : null;
  const told = await tx.query<{ userId: number }>(sql`
    insert into notification (user_id, type, object_id, additional_info)
    select u.id, ${notice.type}, ${objectId}, ${json(notice.additionalInfo ?? {})}
    from app_user u
    where u.status = 'ACTIVE' and u.id is distinct from ${causedBy}::bigint
      and ${receivers(notice, services.settings.productToken)}
    returning user_id`);
  const users = told.map(({ userId }) => userId);
  announce(tx, { topic: 'notifications', users });
  if (notice.type.includes('TICKET')) announce(tx, { topic: 'tickets', users });
}
