import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import { PAGE_MAX } from '../../../resources/kit/calls/paging.ts';
import type { Values } from '../../fields/index.ts';
import { useModuleList } from '../listContext.ts';

/** A record with those below it. */
export interface TreeNode {
  readonly record: Values;
  readonly children: readonly TreeNode[];
}

/** A tree is for lists that people oversee. */
const MAX = 2_000;

/** Puts records below the record that they name; a record whose parent is missing stands at the top. */
export function treeOf(records: readonly Values[], by: string): readonly TreeNode[] {
  const known = new Set(records.map((record) => record.id));
  const below = new Map<unknown, Values[]>();
  for (const record of records) {
    const parent = known.has(record[by]) && record[by] !== record.id ? record[by] : null;
    below.set(parent, [...(below.get(parent) ?? []), record]);
  }
  const nodes = (parent: unknown): TreeNode[] =>
    (below.get(parent) ?? []).map((record) => ({ record, children: nodes(record.id) }));
  return nodes(null);
}

/** All records of the module, as the tree that they form. */
export function useTree() {
  const { module } = useModuleList();
  const { sort } = useListContext();
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [module.resource, 'getList', 'tree', sort],
    queryFn: async () => {
      const records: Values[] = [];
      for (let page = 1; records.length < MAX; page += 1) {
        const { data } = await dataProvider.getList<RaRecord>(module.resource, {
          filter: {},
          sort,
          pagination: { page, perPage: PAGE_MAX },
        });
        records.push(...data);
        if (data.length < PAGE_MAX) break;
      }
      return treeOf(records, String(module.tree));
    },
  });
}
