import { matchPath } from 'react-router';
import { isNobody, type Access } from '../../../resources/kit/access.ts';
import { isId } from '../../../resources/kit/ids.ts';
import type { AnyModule, MenuEntry } from '../../../resources/kit/module.ts';
import { modules } from '../../../resources/generated/modules.ts';
import { moduleViews, pageRoutes } from '../../generated/routes.ts';
import { HomePage, ModuleCreate, ModuleEdit, ModuleList } from '../../routes/generatedViews.ts';

/** A page of the back office, whoever draws it. */
export interface Page {
  /** As the router takes it: `/vaccine/:id`. */
  readonly path: string;
  /** Key of its title, to be asked for in the plural; pages may put a better one in its place. */
  readonly title: string;
  readonly access: Access;
  /** The page it hangs below in the breadcrumb. */
  readonly parent?: string | undefined;
  readonly menu?: MenuEntry | undefined;
  /** The module that it is about. */
  readonly module?: AnyModule | undefined;
  /** What of its module it is, where it is generated or stands in the generated one's place. */
  readonly kind?: 'list' | 'create' | 'record';
  /** Loads its scripts. */
  readonly load?: () => Promise<unknown>;
}

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
            load: (views.list ?? ModuleList).load,
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
            load: (views.edit ?? ModuleEdit).load,
          },
        ]),
  ];
}

/**
 * The one table of pages: what is not in it is not found. Menu, breadcrumb, titles, the command palette and the
 * question whether a link leads anywhere all read it. The first that fits a path is meant.
 */
export const pages: readonly Page[] = [
  { path: '/', title: 'shell.page.home', access: 'SIGNED_IN', load: HomePage.load },
  ...pageRoutes.map(({ path, title, access, parent, menu, resource, page }) => ({
    path,
    title,
    access,
    parent,
    menu,
    load: page.load,
    module: modules.find((module) => module.resource === resource),
  })),
  ...modules.flatMap(pagesOfModule),
];

/** The page that a path leads to, with or without a slash at its end. */
export function findPage(pathname: string): Page | undefined {
  return pages.find((page) => {
    const match = matchPath({ path: page.path, end: true }, pathname);
    // A record, and the one above a new one, is called by its number; any other word below a module names nothing.
    if (match === null) return false;
    const { id, parent } = match.params;
    return page.kind === 'record' || parent !== undefined ? isId(id ?? parent ?? '') : true;
  });
}
