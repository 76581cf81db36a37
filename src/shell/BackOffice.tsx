import { AdminContext, AdminUI, CustomRoutes } from 'react-admin';
import { Route } from 'react-router';
import { authProvider } from '../../authProvider/authProvider.ts';
import { dataProvider } from '../../dataProvider/index.ts';
import { InternalErrorPage } from '../pages/errors/InternalErrorPage.tsx';
import { NotFoundPage } from '../pages/errors/NotFoundPage.tsx';
import { UnauthorizedPage } from '../pages/errors/UnauthorizedPage.tsx';
import { HomePage } from '../pages/home/HomePage.tsx';
import { pageRoutes } from '../routes.tsx';
import { useThemes } from './Frame.tsx';
import { Guarded } from './Guarded.tsx';
import { SameLanguage, steadyI18nProvider } from './LanguageProvider.tsx';
import { PageLoading } from './PageLoading.tsx';
import { queryClient } from './queryClient.ts';
import { resources } from './resources.tsx';
import { Shell } from './Shell.tsx';
import { store } from './store.ts';
import { Toasts } from './Toasts.tsx';

/** Everything behind the sign-in. React-admin knows no sign-in page: that one stands outside. */
export function BackOffice() {
  const themes = useThemes();
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
