import { Resource } from 'react-admin';
import { Route } from 'react-router';
import { modules } from '../../resources/schemas.ts';
import { pageRoutes } from '../routes.tsx';
import { Guarded } from './Guarded.tsx';

/** Every declared module as react-admin knows it, with the pages that are drawn in its context. */
export const resources = () =>
  modules.map(({ resource }) => (
    <Resource key={resource} name={resource}>
      {pageRoutes
        .filter((route) => route.resource === resource)
        .map(({ path, page: Page, access }) => (
          <Route
            key={path}
            path={path.slice(resource.length + 2)}
            element={<Guarded access={access} page={<Page />} />}
          />
        ))}
    </Resource>
  ));
