import { lazy, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { RouteErrorPage } from './pages/errors/RouteErrorPage.tsx';
import { Frame } from './shell/Frame.tsx';
import { PageLoading } from './shell/PageLoading.tsx';
import { RequireSession } from './shell/RequireSession.tsx';

const BackOffice = lazy(() => import('./shell/BackOffice.tsx').then((m) => ({ default: m.BackOffice })));

/** Sign-in pages and back office are loaded apart: whoever signs in waits for no lists and forms. */
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

/** The browser application. React's transitions are off: with them react-admin's redirects go round in circles. */
export const App = () => (
  <Frame>
    <RouterProvider router={router} useTransitions={false} />
  </Frame>
);
