import { useQuery } from '@tanstack/react-query';
import { convertErrors } from '../../../dataProvider/errors.ts';
import { send } from '../../../dataProvider/httpClient.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';
import type { Values } from '../../fields/index.ts';

/** A record as it was, and who made it so. */
export interface Version extends Values {
  readonly revisionId: number;
  readonly revisionTimestamp: string;
  readonly revisionType: 'CREATE' | 'UPDATE' | 'DELETE';
  readonly version: number;
  readonly revisionChangedFields: readonly string[];
  readonly creationUser: { readonly name: string; readonly entity?: string | null } | null;
}

/** The versions of a record, the newest first. */
export const useVersions = (module: AnyModule, id: unknown) =>
  useQuery({
    queryKey: [module.resource, 'versions', id],
    queryFn: async ({ signal }) =>
      (await convertErrors(send<readonly Version[]>(`/${module.path}/${String(id)}/versions`, { signal })))
        .json,
    staleTime: 0,
  });
