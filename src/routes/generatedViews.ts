import type { RequestRecord } from '../requests/requestRow.ts';
import { page } from './route.ts';

export const HomePage = page(() => import('../pages/figures/dashboard/HomePage.tsx'), 'HomePage');
export const ModuleList = page(() => import('../lists/ModuleList.tsx'), 'ModuleList');
export const RequestQueue = page(() => import('../requests/queue/QueuePage.tsx'), 'QueuePage');
export const RequestPage = page(
  async () => ({
    RequestPage: (await import('../parts/support/ticket/RequestPageWithTickets.tsx'))
      .RequestPageWithTickets<RequestRecord>,
  }),
  'RequestPage',
);
export const ModuleCreate = page(() => import('../records/ModuleCreate.tsx'), 'ModuleCreate');
export const ModuleEdit = page(
  async () => ({ ModuleEdit: (await import('../records/ModuleEdit.tsx')).ModuleEdit }),
  'ModuleEdit',
);
