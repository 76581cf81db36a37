import { allows, type Actor } from '../../resources/kit/access.ts';
import type { AnyModule, MenuEntry } from '../../resources/kit/module.ts';
import { modules } from '../../resources/schemas.ts';
import { pageRoutes } from '../routes.tsx';

export type MenuGroupName = MenuEntry['group'];

/** In the order of the specification. */
export const MENU_GROUPS = [
  'animals',
  'controls',
  'myEntity',
  'traceability',
  'reports',
  'generalFiles',
  'admin',
] as const;

export interface MenuItem {
  readonly to: string;
  /** Key of its label, to be asked for in the plural. */
  readonly label: string;
  readonly icon: string;
}

export interface MenuGroup {
  readonly name: MenuGroupName;
  readonly items: readonly MenuItem[];
}

interface Entry extends MenuItem {
  readonly menu: MenuEntry;
}

const ofModule = (module: AnyModule): Entry[] =>
  module.menu
    ? [
        {
          to: `/${module.resource}`,
          label: `resources.${module.name}.name`,
          icon: module.menu.icon,
          menu: module.menu,
        },
      ]
    : [];

/** The menu of this user: groups without an allowed entry are left out. */
export function menuOf(actor: Actor | null): readonly MenuGroup[] {
  const generated = modules.filter((module) => allows(module.access.pages, actor)).flatMap(ofModule);
  const pages = pageRoutes
    .filter((page) => allows(page.access, actor))
    .flatMap((page): Entry[] =>
      page.menu ? [{ to: page.path, label: page.title, icon: page.menu.icon, menu: page.menu }] : [],
    );
  const entries = [...generated, ...pages].toSorted((a, b) => (a.menu.order ?? 100) - (b.menu.order ?? 100));
  return MENU_GROUPS.map((name) => ({
    name,
    items: entries.filter((entry) => entry.menu.group === name),
  })).filter((group) => group.items.length > 0);
}

/** The entry that a path belongs to: the longest that it starts with. */
export function activeItem(groups: readonly MenuGroup[], pathname: string): MenuItem | undefined {
  const inside = (item: MenuItem) => pathname === item.to || pathname.startsWith(`${item.to}/`);
  return groups
    .flatMap((group) => group.items)
    .filter(inside)
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
