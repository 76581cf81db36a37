import { page, type ModuleViews } from '../route.ts';

const WebhookList = page(() => import('../../pages/common/webhookDelivery/WebhookList.tsx'), 'WebhookList');

export const webhookDeliveryViews: ModuleViews = { list: WebhookList };
