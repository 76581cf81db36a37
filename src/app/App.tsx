import { Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isSignedIn } from '../../dataProvider/client/session.ts';
import { PARTS, startLanguage, withTexts } from '../../i18n/index.ts';
import { RouteErrorPage } from './RouteErrorPage.tsx';
import { Frame } from '../shell/frame/Frame.tsx';
import { laterPage } from '../routes/laterPage.ts';
import { PageLoading } from '../components/page/PageLoading.tsx';
import { RequireSession } from '../parts/access/session/RequireSession.tsx';
import { restoreLostFocus } from '../runtime/restoreFocus.ts';
import { notePages } from '../runtime/freshness.ts';
import { recordUserActions } from '../runtime/recordUserActions.ts';
import { isForEverybody } from '../../resources/common/publicForm/addresses.ts';

/** The back office with its texts and the page that is asked for. */
const BackOffice = laterPage(
  () =>
    withTexts(PARTS.backOffice, async () => {
      const module = await import('./BackOffice.tsx');
      await module.loadPage(location.pathname);
      return module;
    }),
  'BackOffice',
);

/** Milliseconds after which something is drawn, even if it is only that the page is on its way. */
const PATIENCE = 1_500;

/**
 * Loads what the first drawing needs: with a remembered session the back office, so that it is drawn in one go instead
 * of one wait after the other.
 */
export async function prepare(): Promise<void> {
  await startLanguage();
  if (!isSignedIn() || isForEverybody(location.pathname) || /^\/(auth|logout)(\/|$)/.test(location.pathname))
    return;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([BackOffice.load().catch(() => undefined), late]);
}

/** Sign-in and back office are loaded separately: the sign-in waits neither for lists and forms nor for their texts. */
const routes: RouteObject[] = [
  {
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        path: '/auth/*',
        lazy: async () => ({
          Component: (await import('../pages/access/session/AuthRoutes.tsx')).AuthRoutes,
        }),
      },
      {
        path: '/logout',
        lazy: async () => ({
          Component: (await import('../pages/access/session/SignOutPage.tsx')).SignOutPage,
        }),
      },
      {
        path: '/public/validate/:code?',
        lazy: async () => ({
          Component: (await import('../pages/animals/certificate/PublicValidationPage.tsx'))
            .PublicValidationPage,
        }),
      },
      {
        path: '/public/lost/:code',
        lazy: async () => ({
          Component: (await import('../pages/lostFound/lostAnimal/PublicLostPage.tsx')).PublicLostPage,
        }),
      },
      {
        path: '/*',
        element: (
          <RequireSession>
            <Suspense fallback={<PageLoading />}>
              <BackOffice />
            </Suspense>
          </RequireSession>
        ),
      },
    ],
  },
];

const router = createBrowserRouter(routes);
notePages(router);
recordUserActions(router);
restoreLostFocus();

/** The browser application. React's transitions are off: with them react-admin's redirects go round in circles. */
export const App = () => (
  <Frame>
    <RouterProvider router={router} useTransitions={false} />
  </Frame>
);
