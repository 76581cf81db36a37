import { lazy } from 'react';
import { AdminContext, AdminUI, CustomRoutes } from 'react-admin';
import { Route } from 'react-router';
import { authProvider } from '../../../authProvider/authProvider.ts';
import { dataProvider } from '../../../dataProvider/index.ts';
import { InternalErrorPage } from '../../parts/errors/InternalErrorPage.tsx';
import { NotFoundPage } from '../../parts/errors/NotFoundPage.tsx';
import { UnauthorizedPage } from '../../parts/errors/UnauthorizedPage.tsx';
import { pageRoutes } from '../../routes/pageRoutes.ts';
import { useAccountPreferences } from '../preferences/accountPreferences.ts';
import { useThemes } from './Frame.tsx';
import { Guarded } from '../session/Guarded.tsx';
import { SameLanguage, steadyI18nProvider } from '../preferences/LanguageProvider.tsx';
import { PageLoading } from '../../parts/page/PageLoading.tsx';
import { queryClient } from '../running/queryClient.ts';
import { resources } from './resources.tsx';
import { Shell } from './Shell.tsx';
import { deviceStore, store } from '../running/store.ts';
import { Toasts } from '../toasts/Toasts.tsx';

const HomePage = lazy(() =>
  import('../../pages/home/HomePage.tsx').then((module) => ({ default: module.HomePage })),
);

/** Everything behind the sign-in. React-admin knows no sign-in page: that one stands outside. */
export function BackOffice() {
  const themes = useThemes();
  useAccountPreferences(deviceStore);
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={steadyI18nProvider}
      queryClient={queryClient}
      store={store}
      {...themes}
    >
      <SameLanguage>
        <AdminUI
          accessDenied={UnauthorizedPage}
          authenticationError={UnauthorizedPage}
          catchAll={NotFoundPage}
          dashboard={HomePage}
          disableTelemetry
          error={InternalErrorPage}
          layout={Shell}
          loading={PageLoading}
          loginPage={false}
          notification={Toasts}
          requireAuth
        >
          {resources()}
          <CustomRoutes>
            {pageRoutes
              .filter((route) => route.resource === undefined)
              .map(({ path, page: Page, access }) => (
                <Route key={path} path={path} element={<Guarded access={access} page={<Page />} />} />
              ))}
          </CustomRoutes>
        </AdminUI>
      </SameLanguage>
    </AdminContext>
  );
}
