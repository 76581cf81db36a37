import type { Translate } from '../../../i18n/index.ts';
import { allows, type Actor } from '../../../resources/kit/access.ts';
import { createTitle } from '../../fields/names.ts';
import { allPages, type Page } from '../../runtime/address/pageTable.ts';

export interface PageItem {
  readonly to: string;
  readonly label: string;
  readonly icon: string;
  /** The group of the menu it is in. */
  readonly group?: string;
}

const labelOf = (translate: Translate, { kind, module, title }: Page): string =>
  kind === 'create' && module ? createTitle(translate, module) : translate(title, { smart_count: 2 });

const iconOf = ({ kind, path, menu, module }: Page): string => {
  if (path === '/') return 'home';
  if (kind === 'create' || path.endsWith('/create')) return 'add';
  return menu?.icon ?? module?.menu?.icon ?? 'file';
};

/** Every page that this user may open and that needs no record to be named, by its name. */
export function pageItems(actor: Actor | null, translate: Translate): readonly PageItem[] {
  const named = new Set<string>();
  return allPages()
    .filter(({ path, access }) => !path.includes(':') && !path.includes('*') && allows(access, actor))
    .flatMap((page): PageItem[] => {
      const label = labelOf(translate, page);
      if (named.has(label)) return [];
      named.add(label);
      const group = page.menu?.group ?? page.module?.menu?.group;
      return [
        {
          to: page.path,
          label,
          icon: iconOf(page),
          ...(group && { group: translate(`shell.group.${group}`) }),
        },
      ];
    });
}
