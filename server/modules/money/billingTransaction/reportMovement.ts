import sql from 'sql-template-tag';
import type { WebhookEvent } from '../../../../resources/common/webhookDelivery/targets.ts';
import { findOne, type Db } from '../../../db/db.ts';
import type { OutboxHandler } from '../../../jobs/outbox.ts';
import type { Settings } from '../../../settings/settings.ts';
import { queueWebhook } from '../../../webhooks/queueWebhook.ts';
import { chargesTarget } from '../../../webhooks/targets.ts';

interface Reported {
  readonly type: 'CHARGE' | 'REFUND';
  readonly reversesId: number | null;
  readonly data: Readonly<Record<string, unknown>>;
}

const eventOf = ({ type, reversesId }: Reported): WebhookEvent =>
  reversesId !== null ? 'CREDITS_REVERSED' : type === 'CHARGE' ? 'CREDITS_CHARGED' : 'CREDITS_REFUNDED';

/**
 * Reports charges, refunds and what undoes them to the address that the settings name, each once: what the software that
 * issues invoices needs. Without an address there is nothing to report.
 */
export const reportMovementJob =
  (db: Db, settings: Pick<Settings, 'webhooks' | 'production'>): OutboxHandler =>
  async ({ payload }) => {
    if (!chargesTarget(settings)) return;
    const { movementId } = payload as { readonly movementId: number };
    await db.transaction(async (tx) => {
      const found = await findOne<Reported>(
        tx,
        sql`select t.type, t.reverses_id, jsonb_build_object(
            'transactionId', t.id, 'date', to_char(t.date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'entity', jsonb_build_object('id', e.id, 'name', e.name, 'vatNumber', e.vat_number),
            'credits', t.credits, 'unitPrice', t.unit_price, 'vatRate', t.vat_rate::float8,
            'amount', (t.amount * 100)::bigint, 'currency', 'EUR', 'reference', t.reference,
            'reversesId', t.reverses_id) as data
          from billing_transaction t join entity e on e.id = t.entity_id where t.id = ${movementId}`,
      );
      if (!found) return;
      await queueWebhook(tx, {
        target: 'CHARGES',
        event: eventOf(found),
        data: found.data,
        transactionId: movementId,
      });
    });
  };
