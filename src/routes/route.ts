import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Access } from '../../resources/kit/access.ts';
import type { MenuEntry } from '../../resources/kit/module.ts';

/** A page that no declaration generates. The menu, the breadcrumb and the title read this as well. */
export interface PageRoute {
  /** As the router takes it: `/animal/view/:transponder`. */
  readonly path: string;
  /** Key of its title. */
  readonly title: string;
  readonly access: Access;
  readonly page: LazyExoticComponent<ComponentType>;
  /** The call that it begins with, asked for while its scripts are still on their way: `/animals/:transponder`. */
  readonly reads?: string;
  /** The page it hangs below in the breadcrumb; none hangs below the home page. */
  readonly parent?: string;
  readonly menu?: MenuEntry;
  /** The resource in whose context it is drawn, where it belongs to one. */
  readonly resource?: string;
}

/** A page that is loaded when it is first visited. */
export const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((module) => ({ default: module[name] })));

/** Pages that hang below another in the breadcrumb. */
export const below = (
  parent: string,
  routes: readonly Omit<PageRoute, 'parent' | 'resource'>[],
): readonly PageRoute[] => routes.map((route) => ({ ...route, parent }));

/** Pages beside the generated ones of a resource: below its list, and drawn in its context. */
export const beside = (
  resource: string,
  routes: readonly Omit<PageRoute, 'parent' | 'resource'>[],
): readonly PageRoute[] => below(`/${resource}`, routes).map((route) => ({ ...route, resource }));
