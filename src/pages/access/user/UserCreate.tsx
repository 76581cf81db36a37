import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { callApi } from '../../../../dataProvider/index.ts';
import { searchRolesForUser } from '../../../../resources/access/role/calls.ts';
import { user } from '../../../../resources/access/user/schema.ts';
import { ModuleSections } from '../../../forms/ModuleSections.tsx';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';

/** Fills in the role that fits the entity's profile, until the user chooses one. */
function ProposedRole() {
  const { setValue, getValues } = useFormContext();
  const entityId = useWatch({ name: 'entityId' }) as number | null;
  const { data } = useQuery({
    queryKey: ['role', 'proposed', entityId],
    queryFn: ({ signal }) =>
      callApi(searchRolesForUser, { query: { entityId: [entityId ?? 0], itemsPerPage: 1 } }, { signal }),
    enabled: typeof entityId === 'number',
  });
  const proposed = useRef<number | null>(null);
  const proposedId = data?.proposedId ?? null;
  useEffect(() => {
    const roleId = getValues('roleId') as number | null;
    if (proposedId === null || (roleId !== null && roleId !== proposed.current)) return;
    proposed.current = proposedId;
    setValue('roleId', proposedId, { shouldDirty: true });
  }, [proposedId, getValues, setValue]);
  return null;
}

/** `/user/create`: a new account; the role that fits the entity's profile is proposed. */
export function UserCreate() {
  return (
    <ModuleCreate module={user}>
      <ModuleSections />
      <ProposedRole />
    </ModuleCreate>
  );
}
