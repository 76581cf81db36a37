import './allPages.ts';
import { ErrorBoundary } from 'react-error-boundary';
import { CoreAdminContext, Resource, ResourceDefinitionContextProvider, useScrollToTop } from 'react-admin';
import { Route, Routes } from 'react-router';
import { authProvider } from '../../authProvider/authProvider.ts';
import { useActor } from '../../authProvider/useSession.ts';
import { dataProvider } from '../../dataProvider/index.ts';
import { InternalErrorPage } from '../components/errors/InternalErrorPage.tsx';
import { NotFoundPage } from '../components/errors/NotFoundPage.tsx';
import { setRefusalAction } from '../components/refusalAction.ts';
import { refusalLink } from '../components/refusalLinks.tsx';
import { HomePage } from '../routes/generatedViews.ts';
import { pageRoutes } from '../generated/routes.ts';
import { useAccountPreferences } from '../runtime/preferences/accountPreferences.ts';
import { Guarded } from '../parts/access/session/Guarded.tsx';
import { useErrorCatalogue } from '../runtime/language/useErrorCatalogue.ts';
import { SameLanguage, steadyI18nProvider } from '../runtime/language/LanguageProvider.tsx';
import { queryClient } from '../runtime/queryClient.ts';
import { findPage } from '../runtime/address/pageTable.ts';
import { takeFirstList } from './firstList.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { deviceStore, store } from '../runtime/store.ts';
import { Toasts } from '../shell/toasts/Toasts.tsx';
import { moduleIndex } from '../../resources/moduleIndex.ts';
import { moduleResource } from './ModuleResource.tsx';

setRefusalAction(refusalLink);

/** Every declared module as react-admin knows it. */
const resources = () => moduleIndex.map(moduleResource);

/**
 * Loads the page of an address, and its first list if one was requested ahead. If loading fails, the page loads again
 * when it is drawn, and shows the error there.
 */
export async function loadPage(pathname: string): Promise<void> {
  const page = findPage(pathname);
  const list = page?.kind === 'list' && page.module ? takeFirstList(page.module) : undefined;
  await Promise.all([page?.load?.(), list]).catch(() => undefined);
}

/** The definitions of all modules, which react-admin would otherwise learn one after the other. */
const definitions = Object.fromEntries(
  resources().map(({ props }) => [props.name, Resource.registerResource(props)]),
);

/**
 * Every page in its frame. React-admin's own component for it, `CoreAdminUI`, is not used: it takes routes and modules
 * into a state of its own after the first drawing, and drew frame and page four times.
 */
function Pages() {
  useScrollToTop();
  // Another account, or other permissions, draw everything anew.
  useActor();
  return (
    <Shell>
      <Routes>
        {pageRoutes
          .filter((route) => route.resource === undefined)
          .map(({ path, page: Page, access }) => (
            <Route key={path} path={path} element={<Guarded access={access} page={<Page />} />} />
          ))}
        {resources().map((resource) => (
          <Route key={resource.key} path={`${resource.props.name}/*`} element={resource} />
        ))}
        <Route path="/" element={<HomePage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Shell>
  );
}

/**
 * All pages behind the sign-in, which `RequireSession` guards. React-admin need not guard them again, nor build the
 * theme a second time, as its own context would.
 */
export function BackOffice() {
  useAccountPreferences(deviceStore);
  useErrorCatalogue();
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={steadyI18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <SameLanguage>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <ErrorBoundary FallbackComponent={InternalErrorPage}>
            <Pages />
          </ErrorBoundary>
        </ResourceDefinitionContextProvider>
        <Toasts />
      </SameLanguage>
    </CoreAdminContext>
  );
}
