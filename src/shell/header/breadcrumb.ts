import { allPages, findPage, type Page } from '../../runtime/address/pageTable.ts';

/** A step of the breadcrumb: a translation key, and where it leads unless it only names a group. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

export interface Breadcrumb {
  readonly crumbs: readonly Crumb[];
  /** Key of the page's title, for pages that name none themselves. */
  readonly title: string;
}

/** The steps above a page: those of the page it hangs below and that page, or the group of the menu it is in. */
function crumbsAbove({ parent, menu }: Page): Crumb[] {
  const above = parent === undefined ? undefined : allPages().find(({ path }) => path === parent);
  if (above) return [...crumbsAbove(above), { label: above.title, to: above.path }];
  return menu ? [{ label: `shell.group.${menu.group}` }] : [];
}

/** Where a path stands: the steps above it, and a title. */
export function getBreadcrumb(pathname: string): Breadcrumb {
  const page = findPage(pathname);
  return page
    ? { crumbs: crumbsAbove(page), title: page.title }
    : { crumbs: [], title: 'shell.error.notFound.title' };
}
