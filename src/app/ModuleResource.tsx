import { Resource } from 'react-admin';
import { Route, useParams } from 'react-router';
import { isId } from '../../resources/numbers/recordId.ts';
import type { IndexedModule } from '../../resources/kit/records/moduleIndex.ts';
import { pageRoutes } from '../generated/routes.ts';
import { NotFoundPage } from '../components/errors/NotFoundPage.tsx';
import { Guarded } from '../parts/access/session/Guarded.tsx';
import { modulePages, type ModulePages } from './modulePages.tsx';

/** `/breed/12/create`: a new record below another one. */
function CreateBelow({ page: Page }: { readonly page: NonNullable<ModulePages['below']> }) {
  const { parent = '' } = useParams();
  return isId(parent) ? <Page parent={Number(parent)} /> : <NotFoundPage />;
}

/**
 * A module as react-admin knows it: list, create and edit, generated or the module's own, and the pages that are
 * drawn in its context. A function and no component: react-admin looks at what it is given before drawing it.
 */
export function moduleResource({ name, resource, access, title }: IndexedModule) {
  const { list: List, create: Create, edit: Edit, below }: ModulePages = modulePages[name] ?? {};
  const pages = pageRoutes.filter((route) => route.resource === resource);
  const toCreate = access.create ?? access.pages;
  return (
    <Resource
      key={resource}
      name={resource}
      recordRepresentation={title}
      list={List && <Guarded access={access.pages} page={<List />} />}
      create={Create && <Guarded access={toCreate} page={<Create />} />}
      edit={Edit && <Guarded access={access.pages} page={<Edit />} />}
    >
      {pages.map(({ path, page: Page, access: of }) => (
        <Route
          key={path}
          path={path.slice(resource.length + 2)}
          element={<Guarded access={of} page={<Page />} />}
        />
      ))}
      {below && (
        <Route
          path=":parent/create"
          element={<Guarded access={toCreate} page={<CreateBelow page={below} />} />}
        />
      )}
    </Resource>
  );
}
