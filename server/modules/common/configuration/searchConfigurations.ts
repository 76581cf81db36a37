import { searchConfigurations } from '../../../../resources/common/configuration/calls.ts';
import { CONFIGURATION_KEYS } from '../../../../resources/common/configuration/configurationValues.ts';
import { asPage, PAGE_MAX } from '../../../../resources/kit/calls/paging.ts';
import { handleRead } from '../../../http/handle.ts';
import { entries, unsetEntry } from './entries.ts';

export const searchConfigurationsHandler = handleRead(searchConfigurations, async ({ db, query }) => {
  const { currentPage = 0, itemsPerPage = PAGE_MAX, sortDirection = 'ASC', universalSearch = '' } = query;
  const words = universalSearch.trim().toLowerCase();
  const keys = CONFIGURATION_KEYS.filter((key) => key.toLowerCase().includes(words)).toSorted();
  if (sortDirection === 'DESC') keys.reverse();
  const page = keys.slice(currentPage * itemsPerPage, (currentPage + 1) * itemsPerPage);
  const set = new Map((await entries(db, page)).map((entry) => [entry.key, entry]));
  return asPage(
    page.map((key) => set.get(key) ?? unsetEntry(key)),
    keys.length,
    { currentPage, itemsPerPage },
  );
});
