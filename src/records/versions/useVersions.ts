import { useQuery } from '@tanstack/react-query';
import { convertErrors } from '../../../dataProvider/errors.ts';
import { send } from '../../../dataProvider/client/httpClient.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { addDays, startOfDay, type IsoDate } from '../../../resources/numbers/dates.ts';
import { useTimezone, type Values } from '../../fields/index.ts';

/** A record as it was, and who made it so. */
export interface Version extends Values {
  readonly revisionId: number;
  readonly revisionTimestamp: string;
  readonly revisionType: 'CREATE' | 'UPDATE' | 'DELETE';
  readonly version: number;
  readonly revisionChangedFields: readonly string[];
  /** The action, as the audit names it; `null` where it was not stored. */
  readonly revisionAction: string | null;
  readonly isOwnerCreationUser: boolean;
  readonly creationUser: {
    readonly id: number;
    readonly name: string;
    readonly veterinaryId: number | null;
    readonly entity?: string | null;
  } | null;
  /** The key of the program that made it so. */
  readonly revisionKey?: { readonly name: string; readonly partner: string | null } | null;
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

/** The most versions that the list has; older ones are asked for one by one. */
const MAX_VERSIONS = 200;

/** The version in force at the end of a day, from the list as far as that has it; `null` where there was none. */
export function useVersionAt(
  module: AnyModule,
  id: unknown,
  versions: readonly Version[] | undefined,
  at: IsoDate | null,
) {
  const timezone = useTimezone();
  const end = at === null ? null : startOfDay(addDays(at, 1), timezone);
  const listed = end === null ? undefined : versions?.find((one) => one.revisionTimestamp < end);
  const isOlder = end !== null && !listed && versions?.length === MAX_VERSIONS;
  const { data, isPending, error } = useQuery({
    queryKey: [module.resource, 'versions', id, at],
    enabled: isOlder,
    queryFn: async ({ signal }) =>
      (
        await convertErrors(
          send<readonly Version[]>(`/${module.path}/${String(id)}/versions?at=${at}`, { signal }),
        )
      ).json,
  });
  return { version: listed ?? data?.[0] ?? null, isPending: isOlder && isPending, error };
}
