import { below, page, type PageRoute } from '../route.ts';

const SupportPage = page(() => import('../../pages/support/ticket/SupportPage.tsx'), 'SupportPage');

/** Support tickets. */
export const ticketRoutes: readonly PageRoute[] = [
  {
    path: '/support',
    title: 'supportPages.title',
    access: 'SIGNED_IN',
    page: SupportPage,
    menu: { group: 'controls', icon: 'support', order: 800 },
  },
  ...below('/support', [
    { path: '/support/:id', title: 'supportPages.title', access: 'SIGNED_IN', page: SupportPage },
  ]),
];
