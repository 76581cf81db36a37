import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { SignInPage } from './SignInPage.tsx';

const EntitiesPage = lazy(() => import('./EntitiesPage.tsx').then((m) => ({ default: m.EntitiesPage })));
const FirstOperatorPage = lazy(() =>
  import('./FirstOperatorPage.tsx').then((m) => ({ default: m.FirstOperatorPage })),
);
const LinkPage = lazy(() => import('./LinkPage.tsx').then((m) => ({ default: m.LinkPage })));
const PasswordPage = lazy(() => import('./PasswordPage.tsx').then((m) => ({ default: m.PasswordPage })));
const RecoveryPage = lazy(() => import('./RecoveryPage.tsx').then((m) => ({ default: m.RecoveryPage })));
const NotFoundPage = lazy(() =>
  import('../errors/NotFoundPage.tsx').then((m) => ({ default: m.NotFoundPage })),
);

/**
 * Everything below `/auth`, outside react-admin, whose own sign-in page goes round in circles here. What follows
 * the first form is fetched when it is due.
 */
export const AuthRoutes = () => (
  <Suspense fallback={<PageLoading />}>
    <Routes>
      <Route index element={<SignInPage />} />
      <Route path="recovery" element={<RecoveryPage />} />
      <Route path="reset/:id/:token" element={<PasswordPage way="reset" />} />
      <Route path="activate/:id/:token" element={<PasswordPage way="activate" />} />
      <Route path="first/:token" element={<FirstOperatorPage />} />
      <Route path="2fa/:token/:code" element={<LinkPage />} />
      <Route path="entities" element={<EntitiesPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </Suspense>
);
