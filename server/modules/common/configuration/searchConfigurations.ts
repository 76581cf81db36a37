import { searchConfigurations } from '../../../../resources/common/configuration/calls.ts';
import { configurationPages as en } from '../../../../i18n/en/common/configuration/pages.ts';
import { configurationPages as pt } from '../../../../i18n/pt/common/configuration/pages.ts';
import {
  CONFIGURATION_KEYS,
  type ConfigurationKey,
} from '../../../../resources/common/configuration/configurationValues.ts';
import { asPage, PAGE_MAX } from '../../../../resources/kit/calls/paging.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import { handleRead } from '../../../http/handle.ts';
import { entries, unsetEntry } from './entries.ts';

/** What a value is found by: its key, its name and its explanation in both languages. */
const wordsOf = (key: ConfigurationKey): string =>
  foldText([key, ...[pt, en].flatMap(({ keys }) => Object.values(keys[key]))].join(' '));

export const searchConfigurationsHandler = handleRead(searchConfigurations, async ({ db, query }) => {
  const { currentPage = 0, itemsPerPage = PAGE_MAX, sortDirection = 'ASC', universalSearch = '' } = query;
  const words = foldText(universalSearch).split(' ').filter(Boolean);
  const keys = CONFIGURATION_KEYS.filter((key) =>
    words.every((word) => wordsOf(key).includes(word)),
  ).toSorted();
  if (sortDirection === 'DESC') keys.reverse();
  const page = keys.slice(currentPage * itemsPerPage, (currentPage + 1) * itemsPerPage);
  const set = new Map((await entries(db, page)).map((entry) => [entry.key, entry]));
  return asPage(
    page.map((key) => set.get(key) ?? unsetEntry(key)),
    keys.length,
    { currentPage, itemsPerPage },
  );
});
