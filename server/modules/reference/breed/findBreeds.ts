import { breed } from '../../../../resources/reference/breed/schema.ts';
import { findBreeds } from '../../../../resources/reference/breed/calls.ts';
import { search } from '../../../crud/search.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { handleRead } from '../../../http/handle.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { breedHooks } from './hooks.ts';

const breeds = storedModule(breed, breedHooks);
const PAGE = 50;

/** Finds breeds for a form's choice: by name, level and place in the tree. */
export const findBreedsHandler = handleRead(findBreeds, async ({ db, query, caller }) => {
  // This call pages by number: it takes no cursor, so it answers none.
  const { cursor: _cursor, ...page } = await search(
    db,
    breeds,
    {
      sortProperty: query.sortProperty ?? 'name',
      sortDirection: query.sortDirection ?? 'ASC',
      currentPage: query.currentPage ?? 0,
      itemsPerPage: query.itemsPerPage ?? PAGE,
      name: query.name || undefined,
      groupTypes: query.groupTypes,
      parentIds: query.parentIds,
      onlyRootBreeds: query.onlyRootBreeds === 'true' ? true : undefined,
    },
    caller,
  );
  return { ...page, content: page.content as AnswerOf<typeof findBreeds>['content'] };
});
