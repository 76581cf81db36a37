import { useSearchParams } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';

export type HomeTab = 'notifications' | 'dashboards';

/** Which tab the address names (`/?tab=dashboards`), among those that the user may see. */
export function useHomeTab(): { tab: HomeTab; tabs: readonly HomeTab[]; choose: (tab: HomeTab) => void } {
  const [search, setSearch] = useSearchParams();
  const tabs: readonly HomeTab[] = may('READ_DASHBOARD')
    ? ['notifications', 'dashboards']
    : ['notifications'];
  const asked = search.get('tab');
  return {
    tab: tabs.find((one) => one === asked) ?? 'notifications',
    tabs,
    choose: (tab) => setSearch(tab === 'notifications' ? {} : { tab }, { preventScrollReset: true }),
  };
}
