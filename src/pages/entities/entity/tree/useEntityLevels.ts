import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { callApi } from '../../../../../dataProvider/index.ts';
import { searchEntityLevel, searchEntityTree } from '../../../../../resources/entities/entity/treeCalls.ts';
import type { EntityNode, Level } from './treeRows.ts';

/** Entities of a level that are loaded at once. */
const PAGE = 50;

async function loadLevel(parentId: number | null, pages: number, signal: AbortSignal): Promise<Level> {
  const nodes: EntityNode[] = [];
  let total = 0;
  for (let currentPage = 0; currentPage < pages; currentPage += 1) {
    const query = { ...(parentId !== null && { parentId: [parentId] }), currentPage, itemsPerPage: PAGE };
    const page = await callApi(searchEntityLevel, { query }, { signal });
    nodes.push(...page.content);
    total = page.totalItems;
    if (nodes.length >= total) break;
  }
  return { nodes, total };
}

/** The levels of the tree that are open, each loaded when it is opened first; `more` loads the rest of one, part by part. */
export function useEntityLevels(parents: readonly (number | null)[], isEnabled: boolean) {
  const [pages, setPages] = useState<Readonly<Record<string, number>>>({});
  const queries = useQueries({
    queries: parents.map((parentId) => {
      const count = pages[String(parentId)] ?? 1;
      return {
        queryKey: ['entity', 'tree', parentId, count],
        queryFn: ({ signal }: { signal: AbortSignal }) => loadLevel(parentId, count, signal),
        placeholderData: keepPreviousData,
        enabled: isEnabled,
      };
    }),
  });
  const failed = queries.find(({ error }) => error);
  const more = useCallback(
    (parentId: number | null) =>
      setPages((now) => ({ ...now, [String(parentId)]: (now[String(parentId)] ?? 1) + 1 })),
    [],
  );
  return {
    levelOf: (parentId: number | null): Level | undefined => queries[parents.indexOf(parentId)]?.data,
    more,
    failed: failed && {
      error: failed.error,
      refetch: () => Promise.all(queries.filter(({ error }) => error).map((one) => one.refetch())),
    },
  };
}

/** The entities that some words find, with those above them. */
export const useEntitySearch = (words: string) =>
  useQuery({
    queryKey: ['entity', 'tree', 'search', words],
    queryFn: ({ signal }) => callApi(searchEntityTree, { query: { universalSearch: words } }, { signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
