import { isNobody } from '../../resources/kit/access.ts';
import type { IndexedModule } from '../../resources/kit/records/moduleIndex.ts';
import { findResource, moduleIndex } from '../../resources/moduleIndex.ts';
import { pageRoutes } from '../generated/routes.ts';
import { registerPages, type Page } from '../runtime/address/pageTable.ts';
import { HomePage } from '../routes/generatedViews.ts';
import { modulePages } from './modulePages.tsx';

/** The pages that follow from a module's declaration. */
function pagesOfModule(module: IndexedModule): Page[] {
  const { name, resource, access, menu } = module;
  if (isNobody(access.pages)) return [];
  const { list, create, edit, below: createBelow } = modulePages[name] ?? {};
  const path = `/${resource}`;
  const title = `resources.${name}.name`;
  const below = { title, module, parent: path };
  const createAccess = access.create ?? access.pages;
  return [
    ...(list
      ? [{ path, title, access: access.pages, menu, module, kind: 'list' as const, load: list.load }]
      : []),
    ...(create
      ? [
          {
            ...below,
            path: `${path}/create`,
            access: createAccess,
            kind: 'create' as const,
            load: create.load,
          },
        ]
      : []),
    ...(createBelow
      ? [{ ...below, path: `${path}/:parent/create`, access: createAccess, load: createBelow.load }]
      : []),
    ...(edit
      ? [{ ...below, path: `${path}/:id`, access: access.pages, kind: 'record' as const, load: edit.load }]
      : []),
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
    module: findResource(resource),
  })),
  ...moduleIndex.flatMap(pagesOfModule),
];

registerPages(pages);
