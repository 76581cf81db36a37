import sql from 'sql-template-tag';
import { foldText } from '../resources/numbers/text.ts';
import { Random } from '../server/demonstration/base/random.ts';
import type { Db } from '../server/db/db.ts';
import type { Size } from './options.ts';

/** A kind of request that is measured. */
export interface Scenario {
  readonly key: string;
  /** As it stands in the table. */
  readonly title: string;
  /** Paths that the connections take in turns; empty for registration. */
  readonly paths: readonly string[];
}

/** So many different requests a scenario: enough that no two in flight are alike. */
const SAMPLES = 300;
const PER_PAGE = 10;
/** Counted from 1, as people do. */
const DEEP_PAGE = 1000;

interface Sample {
  readonly id: number;
  readonly transponder: string;
  readonly name: string;
  readonly ownerName: string;
  readonly breedId: number;
}

/** The requests of each scenario, chosen at random from what the register holds; the same in every run. */
export async function readScenarios(db: Db, size: Size): Promise<readonly Scenario[]> {
  const random = new Random('bench', size.name);
  const ids = Array.from({ length: SAMPLES }, () => random.int(1, size.animals));
  const animals = await db.query<Sample>(sql`
    select a.id, a.transponder, a.name, a.breed_id, o.name as owner_name
    from animal a join owner o on o.id = a.owner_id where a.id = any(${ids}::bigint[]) order by a.id`);
  const normal = await db.query<{ total: number }>(
    sql`select count(*) as total from animal where status = 'NORMAL'`,
  );
  const lastPage = Math.floor((normal[0]?.total ?? 0) / PER_PAGE) - 1;
  const of = (path: (animal: Sample) => string): string[] => animals.map(path);
  const search = (query: Record<string, string | number>): string =>
    `/api/animals/search?${new URLSearchParams(Object.entries({ itemsPerPage: PER_PAGE, ...query }).map(([name, value]) => [name, String(value)]))}`;
  const sorts = [
    { sortProperty: 'registrationDate', sortDirection: 'DESC' },
    { sortProperty: 'name', sortDirection: 'ASC' },
  ];
  const lists = (page: number): string[] =>
    sorts.map((sort) => search({ status: 'NORMAL', ...sort, currentPage: page }));
  const deep = Math.min(DEEP_PAGE - 1, lastPage);
  return [
    { key: 'id', title: 'animal by id', paths: of(({ id }) => `/api/animals/${id}`) },
    {
      key: 'transponder',
      title: 'animal by transponder',
      paths: of(({ transponder }) => `/api/animals/${transponder}`),
    },
    { key: 'list-1', title: 'list by status, sorted, with total: page 1', paths: lists(0) },
    {
      key: 'list-1000',
      title: `the same: page ${(deep + 1).toLocaleString('en')}`,
      paths: lists(deep),
    },
    {
      key: 'list-breed',
      title: 'list of one breed, newest first, page 1',
      paths: of(({ breedId }) => search({ breedId, ...sorts[0]! })),
    },
    {
      key: 'search-digits',
      title: 'free text: eight digits of a transponder',
      paths: of(({ transponder }) => search({ universalSearch: transponder.slice(-8) })),
    },
    {
      key: 'search-words',
      title: 'free text: name and owner, no accents',
      paths: of(({ name, ownerName }) => {
        const owner = foldText(ownerName).split(' ');
        return search({ universalSearch: [foldText(name), owner[0], owner.at(-1)].join(' ') });
      }),
    },
    { key: 'register', title: 'registration', paths: [] },
  ];
}
