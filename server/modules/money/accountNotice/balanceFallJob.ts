import sql from 'sql-template-tag';
import type { Db } from '../../../db/db.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import type { OutboxHandler } from '../../../jobs/outbox.ts';
import { composeMail } from '../../../mail/texts.ts';
import type { Settings } from '../../../settings/settings.ts';
import { notify } from '../../common/notification/notify.ts';
import type { BalanceFall } from '../billingTransaction/balanceFall.ts';
import { forecastOf } from './forecast.ts';
import { holdsIn, type Recipient } from './recipients.ts';

/**
 * Notifies the users of an entity who see its balance that it has fallen below the threshold, and mails those whom the
 * entity chose; where it chose none, those who can add credits.
 */
export const balanceFallJob =
  (db: Db, settings: Settings): OutboxHandler =>
  async ({ payload }) => {
    const { entityId, available, threshold } = payload as BalanceFall;
    const { daysLeft } = await forecastOf(db, entityId, available);
    await db.transaction(async (tx) => {
      await notify(
        { tx, caller: { actor: null }, services: { settings } },
        {
          entityId,
          permission: 'READ_BALANCE',
          type: 'BALANCE_FALL',
          objectId: entityId,
          additionalInfo: { balance: available, threshold },
        },
      );
      const recipients = await tx.query<Recipient & { entityName: string }>(sql`
        select u.email, u.language, e.name as entity_name from app_user u join entity e on e.id = ${entityId}
        left join account_notice n on n.entity_id = e.id
        where ${holdsIn(entityId, 'READ_BALANCE')} and (u.id = any(n.recipient_ids)
          or cardinality(coalesce(n.recipient_ids, '{}')) = 0 and ${holdsIn(entityId, 'READ_BILLING')})
        order by u.id limit 20`);
      for (const { email: to, language, entityName } of recipients) {
        const target = { to, language, publicUrl: settings.publicUrl };
        const about = { entityName, balance: available, threshold, daysLeft };
        // eslint-disable-next-line no-await-in-loop
        await enqueueMail(tx, composeMail('balanceFall', target, about), 'NOTICE');
      }
    });
  };
