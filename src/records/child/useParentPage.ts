import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { parentField, type AnyModule } from '../../../resources/kit/module.ts';
import type { Values } from '../../fields/index.ts';
import { recordPage } from '../../runtime/address/recordPage.ts';

/**
 * Where a child record's page leads back to: its tab on its parent's page. For records without a parent, their list.
 * `refresh` has the parent's page ask again, for its operations and derived values may have changed.
 */
export function useParentPage(module: AnyModule) {
  const queryClient = useQueryClient();
  const { parent } = module;
  const pageOf = useCallback(
    (record: Values): string => {
      const id = parent && record[parentField(parent)];
      return parent && (typeof id === 'number' || typeof id === 'string')
        ? `${recordPage(parent.module.name, String(id))}?tab=${module.name}`
        : `/${module.resource}`;
    },
    [parent, module],
  );
  const refresh = useCallback(
    () => parent && queryClient.invalidateQueries({ queryKey: [parent.module.resource] }),
    [parent, queryClient],
  );
  return { pageOf, refresh };
}
