import { below, page, type PageRoute } from './route.ts';

const NotificationsPage = page(
  () => import('../pages/notification/NotificationsPage.tsx'),
  'NotificationsPage',
);
const SupportPage = page(() => import('../pages/ticket/SupportPage.tsx'), 'SupportPage');
const HelpPage = page(() => import('../pages/helpArticle/HelpPage.tsx'), 'HelpPage');
const CreateArticlePage = page(() => import('../pages/helpArticle/EditPage.tsx'), 'CreateArticlePage');
const ArticlePage = page(() => import('../pages/helpArticle/ArticlePage.tsx'), 'ArticlePage');
const EditArticlePage = page(() => import('../pages/helpArticle/EditPage.tsx'), 'EditArticlePage');
const ChangelogPage = page(() => import('../pages/changelog/ChangelogPage.tsx'), 'ChangelogPage');

/** What the register tells, and where one asks: notifications, tickets, help, what has changed. */
export const supportRoutes: readonly PageRoute[] = [
  {
    path: '/notifications',
    title: 'shell.notifications.title',
    access: 'SIGNED_IN',
    page: NotificationsPage,
  },
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
  { path: '/help', title: 'help.title', access: 'SIGNED_IN', page: HelpPage },
  ...below('/help', [
    { path: '/help/create', title: 'help.createTitle', access: 'WRITE_HELP', page: CreateArticlePage },
    { path: '/help/article/*', title: 'help.article', access: 'SIGNED_IN', page: ArticlePage },
    { path: '/help/edit/*', title: 'help.editTitle', access: 'WRITE_HELP', page: EditArticlePage },
  ]),
  { path: '/changelog', title: 'changelog.title', access: 'SIGNED_IN', page: ChangelogPage },
];
