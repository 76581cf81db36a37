import { matchPath } from 'react-router';
import type { Access } from '../../../resources/kit/access.ts';
import { isId } from '../../../resources/numbers/recordId.ts';
import type { MenuEntry } from '../../../resources/kit/module.ts';
import type { IndexedModule } from '../../../resources/kit/records/moduleIndex.ts';

/** A page of the back office, generated or not. */
export interface Page {
  /** As the router takes it: `/vaccine/:id`. */
  readonly path: string;
  /** Key of its title, to be asked for in the plural; pages may put a better one in its place. */
  readonly title: string;
  readonly access: Access;
  /** The page above it in the breadcrumb. */
  readonly parent?: string | undefined;
  readonly menu?: MenuEntry | undefined;
  /** The module that it is about. */
  readonly module?: IndexedModule | undefined;
  /** The kind of module page, where it is generated or replaces a generated one. */
  readonly kind?: 'list' | 'create' | 'record';
  /** Loads its scripts. */
  readonly load?: () => Promise<unknown>;
}

let table: readonly Page[] = [];

/**
 * Makes the table of pages known to the layers below the routes: menu, breadcrumb, titles, the command palette and
 * every link read it. The first page that fits a path counts.
 */
export function registerPages(pages: readonly Page[]): void {
  table = pages;
}

export const allPages = (): readonly Page[] => table;

/** The page that a path leads to, with or without a slash at its end. */
export function findPage(pathname: string): Page | undefined {
  return table.find((page) => {
    const match = matchPath({ path: page.path, end: true }, pathname);
    // A record, and the one above a new one, has a number; any other word below a module names no page.
    if (match === null) return false;
    const { id, parent } = match.params;
    return page.kind === 'record' || parent !== undefined ? isId(id ?? parent ?? '') : true;
  });
}
