import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useLocale, useTranslate, type DataProvider, type RaRecord } from 'react-admin';
import type { Translate } from '../../../i18n/index.ts';
import { useActor } from '../../../authProvider/useSession.ts';
import { allows } from '../../../resources/kit/access.ts';
import type { IndexedModule } from '../../../resources/kit/records/moduleIndex.ts';
import { wordsIn } from '../../../resources/kit/values/knownWords.ts';
import { indexOf, moduleIndex } from '../../../resources/moduleIndex.ts';
import type { Values } from '../../fields/kind.ts';
import { recordTitle } from '../../fields/names.ts';
import { recordPath } from '../../runtime/address/recordPage.ts';
import { routeExists } from '../../runtime/address/routeExists.ts';
import { useDebouncedValue } from '../../runtime/useDebouncedValue.ts';

/** The most frequent searches: shown first, more of each, and after fewer letters. */
const FIRST: readonly string[] = ['animal', 'owner'];
const isFirst = ({ name }: IndexedModule): boolean => FIRST.includes(name);
const byImportance = (a: IndexedModule, b: IndexedModule) =>
  Number(isFirst(b)) - Number(isFirst(a)) || (a.menu?.order ?? 100) - (b.menu?.order ?? 100);

export interface FoundRecord {
  readonly key: string;
  readonly module: IndexedModule;
  readonly label: string;
  readonly hint: string;
  readonly to: string;
}

/** An animal may have been found by its owner's name. */
const ownerName = (animal: Values): string => (animal.owner as { name?: string } | null)?.name ?? '';

function foundRecord(translate: Translate, module: IndexedModule, record: Values): FoundRecord {
  const { title: first, text: second } = module.list.found ?? { title: module.title };
  const name = record[first];
  const words = module.fields[first]?.words;
  const hint = second === undefined ? undefined : record[second];
  return {
    key: `${module.name} ${String(record.id)}`,
    module,
    // An animal without a name is called by its number.
    label:
      typeof name === 'string' && name !== ''
        ? words
          ? wordsIn(translate, words, name)
          : name
        : recordTitle(translate, module, record),
    hint: [module.name === 'animal' ? ownerName(record) : '', hint]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(' · '),
    to: recordPath(module, record),
  };
}

const find = async (
  translate: Translate,
  dataProvider: DataProvider,
  module: IndexedModule,
  filter: Values,
  perPage: number,
): Promise<readonly FoundRecord[]> => {
  const [field, order] = module.list.sort;
  const { data } = await dataProvider.getList<RaRecord>(module.resource, {
    filter,
    pagination: { page: 1, perPage },
    sort: { field, order },
  });
  return data.map((record) => foundRecord(translate, module, record));
};

/** The records of every kind that this user may look up, found by the searches of their lists. */
export function useRecords(typed: string) {
  const actor = useActor();
  const translate = useTranslate();
  const locale = useLocale();
  const dataProvider = useDataProvider();
  const sought = useDebouncedValue(typed);

  const kinds = useMemo(
    () =>
      moduleIndex
        .filter(({ access, list }) => allows(access.pages, actor) && list.found !== undefined)
        .toSorted(byImportance),
    [actor],
  );
  const answers = useQueries({
    queries: kinds.map((module) => ({
      queryKey: ['palette', locale, module.name, sought],
      queryFn: () =>
        find(translate, dataProvider, module, { universalSearch: sought }, isFirst(module) ? 5 : 3),
      enabled: sought.length >= (isFirst(module) ? 2 : 3),
    })),
  });
  const groups = kinds.flatMap((module, at) => {
    const records = (answers[at]?.data ?? []).filter(({ to }) => routeExists(to));
    return records.length > 0 ? [{ module, records }] : [];
  });
  return {
    groups: typed === '' ? [] : groups,
    isSearching: (sought !== typed && typed.length > 1) || answers.some(({ isFetching }) => isFetching),
    isFailed: answers.some(({ isError }) => isError),
  };
}

/** The animal of a whole number, looked for at once: a chip reader does not wait. */
export function useTransponder(transponder: string | undefined) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const actor = useActor();
  const translate = useTranslate();
  const animal = indexOf('animal');
  const query = {
    queryKey: ['palette', 'transponder', transponder],
    queryFn: async () => (await find(translate, dataProvider, animal, { transponder }, 2))[0] ?? null,
  };
  const enabled = transponder !== undefined && allows(animal.access.read, actor);
  const { data, isError } = useQuery({ ...query, enabled });
  return {
    isOffered: enabled,
    /** Undefined during the search; null for a transponder without an animal. */
    animal: data,
    isFailed: isError,
    look: () => queryClient.fetchQuery(query),
  };
}
