import { lazy, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { withTexts } from '../i18n/index.ts';
import { RouteErrorPage } from './pages/errors/RouteErrorPage.tsx';
import { Frame } from './shell/frame/Frame.tsx';
import { PageLoading } from './parts/page/PageLoading.tsx';
import { RequireSession } from './shell/session/RequireSession.tsx';
import { keepFocus } from './shell/running/keepFocus.ts';
import { watchSteps } from './shell/running/watchSteps.ts';

const BackOffice = lazy(async () => {
  const { BackOffice: page } = await withTexts('backOffice', () => import('./shell/frame/BackOffice.tsx'));
  return { default: page };
});

/** Sign-in pages and back office are loaded apart: whoever signs in waits for no lists and forms, nor their texts. */
const routes: RouteObject[] = [
  {
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        path: '/auth/*',
        lazy: async () => ({ Component: (await import('./pages/auth/AuthRoutes.tsx')).AuthRoutes }),
      },
      {
        path: '/logout',
        lazy: async () => ({ Component: (await import('./pages/auth/SignOutPage.tsx')).SignOutPage }),
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
watchSteps(router);
keepFocus();

/** The browser application. React's transitions are off: with them react-admin's redirects go round in circles. */
export const App = () => (
  <Frame>
    <RouterProvider router={router} useTransitions={false} />
  </Frame>
);
