import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../dataProvider/index.ts';
import { getMyEntity } from '../../../../resources/entities/entity/calls.ts';
import { entity } from '../../../../resources/entities/entity/schema.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx';
import { RecordForm } from '../../../records/ModuleEdit.tsx';
import { allows } from '../../../../resources/kit/access.ts';
import { EntityStanding } from './EntityStanding.tsx';
import { EntityUsers } from './EntityUsers.tsx';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';

/** `/myEntity`: the entity that the user works for, to change for those who may, to read for the others. */
export function MyEntityPage() {
  const actor = useActor();
  const own = actor?.entity?.id;
  const { data, error } = useQuery({
    queryKey: ['entity', 'mine', own],
    queryFn: ({ signal }) => callApi(getMyEntity, undefined, { signal }),
  });
  if (data)
    return (
      <RecordForm
        key={data.id}
        module={entity}
        record={data}
        backTo="/"
        below={
          <>
            {allows(entity.access.pages, actor) && <EntityStanding entityId={data.id} />}
            <EntityUsers entityId={data.id} />
          </>
        }
      />
    );
  return error ? (
    <CallErrorPage error={error} />
  ) : (
    <FormSkeleton fields={Object.keys(entity.fields).length} />
  );
}
