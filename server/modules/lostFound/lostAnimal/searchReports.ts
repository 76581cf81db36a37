import {
  searchLostAnimalHistory,
  searchLostAnimalHistoryOfTransponder,
  searchPendingLostReports,
} from '../../../../resources/lostFound/lostAnimal/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { isTransponder } from '../../../../resources/numbers/transponder.ts';
import type { SignedInCaller } from '../../../context.ts';
import { search } from '../../../crud/search.ts';
import type { SearchQuery } from '../../../crud/searchQuery.ts';
import type { Queryable } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { lostAnimals } from './lostAnimals.ts';
import { queuedReports } from './scope.ts';

type Page = AnswerOf<typeof searchLostAnimalHistory>;

interface ListContext {
  readonly db: Queryable;
  readonly caller: SignedInCaller;
  readonly query: SearchQuery;
}

/** The reports of the queue: who may validate them finds no others by it. */
const queued: typeof lostAnimals = {
  ...lostAnimals,
  hooks: {
    ...lostAnimals.hooks,
    prepareSearch: (query, caller) => ({ query, scope: queuedReports(caller) }),
  },
};

/** A page of reports: the query of the call, and what it means beside. */
async function listReports(
  { db, caller, query: { isClosed, ...query } }: ListContext,
  more: SearchQuery = {},
  table = lostAnimals,
) {
  const closed = isClosed === undefined ? {} : { isClosed: isClosed === 'true' };
  return (await search(db, table, { ...query, ...closed, ...more }, caller)) as Page;
}

export const searchLostAnimalHistoryHandler = handleRead(searchLostAnimalHistory, async (context) => {
  const { isClosed: _isClosed, ...details } = context.query;
  context.noteRead({ objectId: null, details });
  return listReports(context);
});

export const searchLostAnimalHistoryOfTransponderHandler = handleRead(
  searchLostAnimalHistoryOfTransponder,
  async (context) => {
    const { transponder } = context.params;
    context.noteRead({ objectId: null, details: { transponder } });
    return listReports(
      context,
      isTransponder(transponder) ? { transponder } : { animalId: [Number(transponder)] },
    );
  },
);

export const searchPendingLostReportsHandler = handleRead(searchPendingLostReports, async (context) => {
  const { validationStatus = 'PENDING', ...query } = context.query;
  context.noteRead({ objectId: null, details: { ...query, validationStatus } });
  return listReports(context, { validationStatus: [validationStatus] }, queued);
});
