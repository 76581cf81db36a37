import type { Translate } from '../../../i18n/index.ts';
import { allows, type Actor } from '../../../resources/kit/access.ts';
import type { MenuEntry } from '../../../resources/kit/module.ts';
import { allPages } from '../../runtime/address/pageTable.ts';

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

/** The name of an entry: a short one where that of its page would take two lines. */
export const menuName = ({ to, label }: MenuItem, translate: Translate): string =>
  translate(`shell.menu.names.${to.slice(1)}`, { _: translate(label, { smart_count: 2 }) });

export interface MenuGroup {
  readonly name: MenuGroupName;
  readonly items: readonly MenuItem[];
}

/** Where an entry leads: an owner's own account finds one owner, whose record is opened in place of a list. */
const placeOf = (path: string, label: string, actor: Actor | null): Pick<MenuItem, 'to' | 'label'> =>
  path === '/owner' && typeof actor?.ownerId === 'number'
    ? { to: `/owner/${actor.ownerId}`, label: 'shell.menu.ownRecord' }
    : { to: path, label };

/** The menu of this user: groups without an allowed entry are left out. */
export function menuOf(actor: Actor | null): readonly MenuGroup[] {
  const entries = allPages()
    .filter((page) => page.menu && allows(page.access, actor))
    .toSorted((a, b) => (a.menu?.order ?? 100) - (b.menu?.order ?? 100));
  return MENU_GROUPS.map((name) => ({
    name,
    items: entries.flatMap(({ path, title, menu }) =>
      menu?.group === name ? [{ ...placeOf(path, title, actor), icon: menu.icon }] : [],
    ),
  })).filter((group) => group.items.length > 0);
}

/** A group's only page that is called as the group itself: it stands in the group's place. */
export function pageInPlace(group: MenuGroup, translate: Translate): MenuItem | undefined {
  const [item, ...others] = group.items;
  const isSame = item && translate(item.label, { smart_count: 2 }) === translate(`shell.group.${group.name}`);
  return isSame && others.length === 0 ? item : undefined;
}

/**
 * Whether the short name of a group says where this page is. One that is the name of its first page, as for animals,
 * stands for that page alone: transfers and owners are other places.
 */
export function namesPlace(group: MenuGroup, active: MenuItem | undefined, translate: Translate): boolean {
  const short = translate(`shell.short.${group.name}`);
  const namesake = group.items.find((item) => translate(item.label, { smart_count: 2 }) === short);
  return active !== undefined && (namesake ? [namesake] : group.items).some(({ to }) => to === active.to);
}

/** The entry that a path belongs to: the longest that it starts with. */
export function activeItem(groups: readonly MenuGroup[], pathname: string): MenuItem | undefined {
  const inside = (item: MenuItem) => pathname === item.to || pathname.startsWith(`${item.to}/`);
  return groups
    .flatMap((group) => group.items)
    .filter(inside)
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
