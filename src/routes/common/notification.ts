import { page, type PageRoute } from '../route.ts';

const NotificationsPage = page(
  () => import('../../pages/common/notification/NotificationsPage.tsx'),
  'NotificationsPage',
);

/** The notifications of an account. */
export const notificationRoutes: readonly PageRoute[] = [
  {
    path: '/notifications',
    title: 'shell.notifications.title',
    access: 'SIGNED_IN',
    page: NotificationsPage,
  },
];
