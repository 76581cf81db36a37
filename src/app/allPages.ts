import { isNobody } from '../../resources/kit/access.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { isRequest } from '../../resources/kit/request.ts';
import { modules } from '../../resources/generated/modules.ts';
import { moduleViews, pageRoutes } from '../generated/routes.ts';
import { registerPages, type Page } from '../runtime/address/pageTable.ts';
import {
  HomePage,
  ModuleCreate,
  ModuleEdit,
  ModuleList,
  RequestPage,
  RequestQueue,
} from '../routes/generatedViews.ts';

/** The pages that follow from a module's declaration. */
function pagesOfModule(module: AnyModule): Page[] {
  const { name, resource, access, menu, without = [], tree } = module;
  if (isNobody(access.pages)) return [];
  const views = moduleViews[name] ?? {};
  const path = `/${resource}`;
  const title = `resources.${name}.name`;
  const canCreate = access.create !== undefined && !without.includes('create');
  const below = { title, module, parent: path };
  return [
    ...(without.includes('search') && !views.list
      ? []
      : [
          {
            path,
            title,
            access: access.pages,
            menu,
            module,
            kind: 'list' as const,
            load: (views.list ?? (isRequest(module) ? RequestQueue : ModuleList)).load,
          },
        ]),
    ...(canCreate || views.create
      ? [
          {
            ...below,
            path: `${path}/create`,
            access: access.create ?? access.pages,
            kind: 'create' as const,
            load: (views.create ?? ModuleCreate).load,
          },
        ]
      : []),
    ...(tree && canCreate && access.create
      ? [{ ...below, path: `${path}/:parent/create`, access: access.create, load: ModuleCreate.load }]
      : []),
    ...(without.includes('get') && !views.edit
      ? []
      : [
          {
            ...below,
            path: `${path}/:id`,
            access: access.pages,
            kind: 'record' as const,
            load: (views.edit ?? (isRequest(module) ? RequestPage : ModuleEdit)).load,
          },
        ]),
  ];
}

/** The table of pages: a path that is not in it is not found. */
export const pages: readonly Page[] = [
  { path: '/', title: 'shell.page.home', access: 'SIGNED_IN', load: HomePage.load },
  ...pageRoutes.map(({ path, title, access, parent, menu, kind, resource, page }) => ({
    path,
    title,
    access,
    parent,
    menu,
    ...(kind && { kind }),
    load: page.load,
    module: modules.find((module) => module.resource === resource),
  })),
  ...modules.flatMap(pagesOfModule),
];

registerPages(pages);
