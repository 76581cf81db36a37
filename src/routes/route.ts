import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import { pageTexts } from '../../i18n/generated/pageTexts.ts';
import { withTexts } from '../../i18n/index.ts';
import { loadOperations } from '../../resources/declarations.ts';
import type { Access } from '../../resources/kit/access.ts';
import type { MenuEntry } from '../../resources/kit/module.ts';
import { pageOperations } from '../generated/pageOperations.ts';
import { laterPage, type PageComponent } from './laterPage.ts';

/** A page that no declaration generates. The menu, the breadcrumb and the title read this as well. */
export interface PageRoute {
  /** As the router takes it: `/animal/view/:transponder`. */
  readonly path: string;
  /** Key of its title. */
  readonly title: string;
  readonly access: Access;
  readonly page: PageComponent;
  /** The call that it begins with, asked for while its scripts are still on their way: `/animals/:transponder`. */
  readonly reads?: string;
  /** The page it hangs below in the breadcrumb; none hangs below the home page. */
  readonly parent?: string;
  readonly menu?: MenuEntry;
  /** Whether `:id` in its path is the id of a record: any other word leads to no page. */
  readonly kind?: 'record';
  /** The resource in whose context it is drawn, where it belongs to one. */
  readonly resource?: string;
}

/** The views that a module has of its own; what is left out is generated. */
export interface ModuleViews {
  readonly list?: PageComponent;
  readonly create?: PageComponent;
  readonly edit?: PageComponent;
  /** The tabs of the generated record page that are not generated, by the names that the declaration gives them. */
  readonly tabs?: Readonly<Record<string, PageComponent<{ readonly record: RaRecord }>>>;
  /** They begin with calls of their own instead of those of the generated views. */
  readonly ownCalls?: true;
  /** The record is read with the reason that the page holds, so it is not asked for before the page's scripts run. */
  readonly asksReason?: true;
}

/** Loads texts and operations beside the scripts of a page, by the name of its component. */
async function loadNeeds<T>(name: string, load: () => Promise<T>): Promise<T> {
  const texts = pageTexts[name];
  const operations = pageOperations[name];
  const [loaded] = await Promise.all([
    texts ? withTexts(texts, load) : load(),
    operations === undefined ? undefined : loadOperations(operations),
  ]);
  return loaded;
}

/**
 * Returns a page whose scripts are loaded when it is first visited, with its texts and the operations that it offers
 * (scripts/registration/pageNeeds.mjs).
 */
export const page = <Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): PageComponent<P> => laterPage(() => loadNeeds(name, load), name);

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
