import { Resource } from 'react-admin';
import { Route, useParams } from 'react-router';
import { isNobody } from '../../resources/kit/access.ts';
import { isId } from '../../resources/numbers/recordId.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { isRequest } from '../../resources/kit/request.ts';
import { moduleViews, pageRoutes } from '../generated/routes.ts';
import { NotFoundPage } from '../components/errors/NotFoundPage.tsx';
import { ModuleCreate, ModuleEdit, ModuleList, RequestPage, RequestQueue } from '../routes/generatedViews.ts';
import type { ModuleViews } from '../routes/route.ts';
import { Guarded } from '../parts/access/session/Guarded.tsx';

/** `/breed/12/create`: a new record below another one. */
function CreateBelow({ module }: { readonly module: AnyModule }) {
  const { parent = '' } = useParams();
  if (!isId(parent)) return <NotFoundPage />;
  return <ModuleCreate module={module} initial={{ [String(module.tree)]: Number(parent) }} />;
}

/**
 * A module as react-admin knows it: list, create and edit, generated or the module's own, and the pages that are
 * drawn in its context. A function and no component: react-admin looks at what it is given before drawing it.
 */
export function moduleResource(module: AnyModule) {
  const { name, resource, access, without = [], tree } = module;
  const { list: List, create: Create, edit: Edit, tabs = {} }: ModuleViews = moduleViews[name] ?? {};
  const isLookup = isNobody(access.pages);
  const canCreate = access.create !== undefined && !without.includes('create');
  const hasList = !isLookup && (List !== undefined || !without.includes('search'));
  const list = () => {
    if (List) return <List />;
    return isRequest(module) ? <RequestQueue module={module} /> : <ModuleList module={module} />;
  };
  const hasRecord = !isLookup && (Edit !== undefined || !without.includes('get'));
  const edit = () => {
    if (Edit) return <Edit />;
    return isRequest(module) ? <RequestPage module={module} /> : <ModuleEdit module={module} tabs={tabs} />;
  };
  const pages = pageRoutes.filter((route) => route.resource === resource);
  return (
    <Resource
      key={resource}
      name={resource}
      recordRepresentation={module.title}
      list={hasList ? <Guarded access={access.pages} page={list()} /> : undefined}
      create={Create ? <Create /> : canCreate ? <ModuleCreate module={module} /> : undefined}
      edit={hasRecord ? <Guarded access={access.pages} page={edit()} /> : undefined}
    >
      {pages.map(({ path, page: Page, access: of }) => (
        <Route
          key={path}
          path={path.slice(resource.length + 2)}
          element={<Guarded access={of} page={<Page />} />}
        />
      ))}
      {tree && canCreate && <Route path=":parent/create" element={<CreateBelow module={module} />} />}
    </Resource>
  );
}
