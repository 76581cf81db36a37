import { indexOf } from '../../../resources/moduleIndex.ts';
import { veterinarian } from '../../../resources/kit/access.ts';
import { below, page, type PageRoute } from '../route.ts';

const ProfilePage = page(
  () => import('../../pages/account/personalArea/profile/ProfilePage.tsx'),
  'ProfilePage',
);
const PasswordPage = page(() => import('../../pages/account/personalArea/PasswordPage.tsx'), 'PasswordPage');
const OwnEntitiesPage = page(
  () => import('../../pages/account/personalArea/OwnEntitiesPage.tsx'),
  'OwnEntitiesPage',
);
const SessionsPage = page(
  () => import('../../pages/account/personalArea/sessions/SessionsPage.tsx'),
  'SessionsPage',
);
const OwnFilesPage = page(() => import('../../pages/account/personalArea/OwnFilesPage.tsx'), 'OwnFilesPage');
const OwnCertificatesPage = page(
  () => import('../../pages/account/personalArea/OwnCertificatesPage.tsx'),
  'OwnCertificatesPage',
);
const ActivityPage = page(
  () => import('../../pages/account/personalArea/activity/ActivityPage.tsx'),
  'ActivityPage',
);
const ConfirmEmailPage = page(
  () => import('../../pages/account/personalArea/profile/ConfirmEmailPage.tsx'),
  'ConfirmEmailPage',
);
const ImpersonatePage = page(
  () => import('../../pages/account/personalArea/impersonate/ImpersonatePage.tsx'),
  'ImpersonatePage',
);

/** The pages of the user's own account: profile, password, entities, sessions, files, activity. */
export const personalAreaRoutes: readonly PageRoute[] = [
  { path: '/personal', title: 'shell.page.personal', access: 'SIGNED_IN', page: ProfilePage },
  ...below('/personal', [
    { path: '/personal/password', title: 'shell.page.password', access: 'SIGNED_IN', page: PasswordPage },
    {
      path: '/personal/entities',
      title: 'shell.page.ownEntities',
      access: veterinarian,
      page: OwnEntitiesPage,
    },
    { path: '/personal/sessions', title: 'shell.page.sessions', access: 'SIGNED_IN', page: SessionsPage },
    { path: '/personal/files', title: 'shell.page.files', access: 'SIGNED_IN', page: OwnFilesPage },
    {
      path: '/personal/files/:fileUniversalSearch',
      title: 'shell.page.files',
      access: 'SIGNED_IN',
      page: OwnFilesPage,
    },
    {
      path: '/personal/certificates',
      title: 'shell.page.ownCertificates',
      access: indexOf('animal').access.read,
      page: OwnCertificatesPage,
    },
    { path: '/personal/audit', title: 'shell.page.audit', access: 'SIGNED_IN', page: ActivityPage },
    {
      path: '/personal/email/:token',
      title: 'shell.page.confirmEmail',
      access: 'SIGNED_IN',
      page: ConfirmEmailPage,
    },
    {
      path: '/personal/impersonate',
      title: 'shell.page.impersonate',
      access: 'IMPERSONATE_USER',
      page: ImpersonatePage,
    },
  ]),
];
