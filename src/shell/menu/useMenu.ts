import { useMemo } from 'react';
import { useActor } from '../../../authProvider/useSession.ts';
import { usePathname } from '../../runtime/address/frameContext.ts';
import { activeItem, menuOf, type MenuGroup, type MenuItem } from './menu.ts';

/** Returns the user's menu, and the entry of the current page. */
export function useMenu(): { groups: readonly MenuGroup[]; active: MenuItem | undefined } {
  const actor = useActor();
  const pathname = usePathname();
  const groups = useMemo(() => menuOf(actor), [actor]);
  return { groups, active: activeItem(groups, pathname) };
}
