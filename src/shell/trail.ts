import { matchPath } from 'react-router';
import { modules } from '../../resources/schemas.ts';
import { ownPages } from './allPages.ts';
import type { MenuGroupName } from './menu.ts';

/** A step of the breadcrumb: a translation key, and where it leads unless it only names a group. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

export interface Trail {
  readonly crumbs: readonly Crumb[];
  /** Key of the page's title, for pages that name none themselves. */
  readonly title: string;
}

const groupCrumb = (group: MenuGroupName | undefined): Crumb[] =>
  group ? [{ label: `shell.group.${group}` }] : [];

function crumbsOfPage(path: string): Crumb[] {
  const page = ownPages.find((route) => route.path === path);
  if (!page) {
    const module = modules.find(({ resource }) => `/${resource}` === path);
    if (!module) return [];
    return [...groupCrumb(module.menu?.group), { label: `resources.${module.name}.name`, to: path }];
  }
  const above = page.parent ? crumbsOfPage(page.parent) : groupCrumb(page.group);
  return [...above, { label: page.title, to: path }];
}

/** Where a path stands: the steps above it, and a title. */
export function trailOf(pathname: string): Trail {
  if (pathname === '/') return { crumbs: [], title: 'shell.page.home' };
  const page = ownPages.find((route) => matchPath({ path: route.path, end: true }, pathname));
  if (page) return { crumbs: crumbsOfPage(page.path).slice(0, -1), title: page.title };
  const module = modules.find(({ resource }) => matchPath({ path: `/${resource}/*` }, pathname));
  if (!module) return { crumbs: [], title: 'shell.product' };
  const crumbs = crumbsOfPage(`/${module.resource}`);
  const isList = matchPath(`/${module.resource}`, pathname) !== null;
  return { crumbs: isList ? crumbs.slice(0, -1) : crumbs, title: `resources.${module.name}.name` };
}
