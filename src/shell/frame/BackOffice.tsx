import { AdminContext, CoreAdminUI, CustomRoutes } from 'react-admin';
import { Route } from 'react-router';
import { authProvider } from '../../../authProvider/authProvider.ts';
import { dataProvider } from '../../../dataProvider/index.ts';
import { InternalErrorPage } from '../../parts/errors/InternalErrorPage.tsx';
import { NotFoundPage } from '../../parts/errors/NotFoundPage.tsx';
import { UnauthorizedPage } from '../../parts/errors/UnauthorizedPage.tsx';
import { HomePage } from '../../routes/generatedViews.ts';
import { pageRoutes } from '../../generated/routes.ts';
import { useAccountPreferences } from '../preferences/accountPreferences.ts';
import { useThemes } from './Frame.tsx';
import { Guarded } from '../session/Guarded.tsx';
import { SameLanguage, steadyI18nProvider } from '../preferences/LanguageProvider.tsx';
import { PageLoading } from '../../parts/page/PageLoading.tsx';
import { queryClient } from '../runtime/queryClient.ts';
import { findPage } from './allPages.ts';
import { takeFirstList } from '../runtime/firstList.ts';
import { resources } from './resources.tsx';
import { Shell } from './Shell.tsx';
import { deviceStore, store } from '../runtime/store.ts';
import { Toasts } from '../toasts/Toasts.tsx';

/**
 * Loads the page that an address leads to, and what it begins with where that has been asked for; what cannot be
 * loaded is tried again, and told, where it is drawn.
 */
export async function loadPage(pathname: string): Promise<void> {
  const page = findPage(pathname);
  const list = page?.kind === 'list' && page.module ? takeFirstList(page.module) : undefined;
  await Promise.all([page?.load?.(), list]).catch(() => undefined);
}

/**
 * Everything behind the sign-in, which `RequireSession` holds. React-admin is not asked to hold it once more: until it
 * had answered itself, nothing was drawn. Of its frame, `AdminUI`, nothing is used: it brings a sign-in form and more.
 */
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
        <CoreAdminUI
          accessDenied={UnauthorizedPage}
          authenticationError={UnauthorizedPage}
          catchAll={NotFoundPage}
          dashboard={HomePage}
          disableTelemetry
          error={InternalErrorPage}
          layout={Shell}
          loading={PageLoading}
          loginPage={false}
        >
          {resources()}
          <CustomRoutes>
            {pageRoutes
              .filter((route) => route.resource === undefined)
              .map(({ path, page: Page, access }) => (
                <Route key={path} path={path} element={<Guarded access={access} page={<Page />} />} />
              ))}
          </CustomRoutes>
        </CoreAdminUI>
        <Toasts />
      </SameLanguage>
    </AdminContext>
  );
}
