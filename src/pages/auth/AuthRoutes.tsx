import { Route, Routes } from 'react-router';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { EntitiesPage } from './EntitiesPage.tsx';
import { LinkPage } from './LinkPage.tsx';
import { PasswordPage } from './PasswordPage.tsx';
import { RecoveryPage } from './RecoveryPage.tsx';
import { SignInPage } from './SignInPage.tsx';

/** Everything below `/auth`. It stands outside react-admin, whose own sign-in page goes round in circles here. */
export const AuthRoutes = () => (
  <Routes>
    <Route index element={<SignInPage />} />
    <Route path="recovery" element={<RecoveryPage />} />
    <Route path="reset/:id/:token" element={<PasswordPage way="reset" />} />
    <Route path="activate/:id/:token" element={<PasswordPage way="activate" />} />
    <Route path="2fa/:token/:code" element={<LinkPage />} />
    <Route path="entities" element={<EntitiesPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
