import { webhookDelivery } from '../../../../resources/common/webhookDelivery/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';

export const webhookDeliveryHooks = hooksFor(webhookDelivery, {
  hasSearchText: false,
  auditDetails: ({ event, target }) => ({ event, target }),
});
