import { breed } from '../../../resources/breed/schema.ts';
import { searchBreeds } from '../../../resources/breed/calls.ts';
import { search } from '../../crud/search.ts';
import type { AnswerOf } from '../../../resources/kit/call.ts';
import { handleRead } from '../../http/handle.ts';
import { tableFor } from '../tableFor.ts';
import { breedHooks } from './hooks.ts';

const table = tableFor(breed, breedHooks);
const PAGE = 50;
const list = (text: string | undefined): string[] | undefined =>
  text ? text.split(',').filter(Boolean) : undefined;

/** Finds breeds for a form's choice: by name, level and place in the tree. */
export const searchBreedsHandler = handleRead(searchBreeds, async ({ db, query, caller }) => {
  const page = await search(
    db,
    table(),
    breedHooks,
    {
      sortProperty: query.sortProperty ?? 'name',
      sortDirection: query.sortDirection ?? 'ASC',
      currentPage: query.currentPage ?? 0,
      itemsPerPage: query.itemsPerPage ?? PAGE,
      name: query.name || undefined,
      groupTypes: list(query.groupTypes),
      parentIds: list(query.parentIds)?.map(Number).filter(Number.isSafeInteger),
      onlyRootBreeds: query.onlyRootBreeds === 'true' ? true : undefined,
    },
    caller,
  );
  return { ...page, content: page.content as unknown as AnswerOf<typeof searchBreeds>['content'] };
});
