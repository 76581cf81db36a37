import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { SignInPage } from './signIn/SignInPage.tsx';

const EntitiesPage = lazy(() =>
  import('./entity/EntitiesPage.tsx').then((m) => ({ default: m.EntitiesPage })),
);
const FirstOperatorPage = lazy(() =>
  import('./links/FirstOperatorPage.tsx').then((m) => ({ default: m.FirstOperatorPage })),
);
const LinkPage = lazy(() => import('./links/LinkPage.tsx').then((m) => ({ default: m.LinkPage })));
const OwnerAccountPage = lazy(() =>
  import('./links/OwnerAccountPage.tsx').then((m) => ({ default: m.OwnerAccountPage })),
);
const PasswordPage = lazy(() =>
  import('./links/PasswordPage.tsx').then((m) => ({ default: m.PasswordPage })),
);
const ProviderReturnPage = lazy(() =>
  import('./signIn/ProviderReturnPage.tsx').then((m) => ({ default: m.ProviderReturnPage })),
);
const RecoveryPage = lazy(() =>
  import('./links/RecoveryPage.tsx').then((m) => ({ default: m.RecoveryPage })),
);
const NothingHere = lazy(() => import('./NothingHere.tsx').then((m) => ({ default: m.NothingHere })));

/**
 * All pages below `/auth`, outside react-admin, whose own sign-in page would redirect in a loop here. The pages after
 * the first form are fetched when they are needed.
 */
export const AuthRoutes = () => (
  <Suspense fallback={<PageLoading />}>
    <Routes>
      <Route index element={<SignInPage />} />
      <Route path="recovery" element={<RecoveryPage />} />
      <Route path="owner" element={<OwnerAccountPage />} />
      <Route path="reset/:id/:token" element={<PasswordPage way="reset" />} />
      <Route path="activate/:id/:token" element={<PasswordPage way="activate" />} />
      <Route path="first/:token" element={<FirstOperatorPage />} />
      <Route path="2fa/:token/:code" element={<LinkPage />} />
      <Route path="entities" element={<EntitiesPage />} />
      <Route path="omv" element={<ProviderReturnPage way="order" />} />
      <Route path="state" element={<ProviderReturnPage way="state" />} />
      <Route path="*" element={<NothingHere />} />
    </Routes>
  </Suspense>
);
