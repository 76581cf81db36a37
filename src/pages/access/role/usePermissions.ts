import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../dataProvider/index.ts';
import { listPermissions } from '../../../../resources/access/role/permissionCalls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';

export type HeldPermissions = AnswerOf<typeof listPermissions>;
export type GrantingRole = HeldPermissions['roles'][number];

/** Reads all roles with their permissions, and how many people have each. */
export const usePermissions = () =>
  useQuery({
    queryKey: ['role', 'permissions'],
    queryFn: ({ signal }) => callApi(listPermissions, {}, { signal }),
  });
