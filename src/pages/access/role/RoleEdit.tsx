import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { refreshSession } from '../../../../authProvider/signIn.ts';
import { role } from '../../../../resources/access/role/schema.ts';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import type { SaveRecord } from '../../../forms/useSaving.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { WITHDRAWN } from '../../../runtime/submission/useSubmission.ts';
import { OWN_READ } from '../../../runtime/useRecord.ts';
import { PreviewDialog, type RolePatch } from './PreviewDialog.tsx';

interface Decision {
  readonly done: () => Promise<void>;
  readonly fail: (reason: unknown) => void;
}

/** `/role/:id`: a role; changed permissions are shown with whom they concern before they are saved. */
export function RoleEdit() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [patch, setPatch] = useState<RolePatch>();
  const decision = useRef<Decision>(null);

  const save: SaveRecord = async (values, before) => {
    const was = before as RaRecord<number> & { version: number; name: string; permissions: Permission[] };
    const { name, permissions = [] } = values as { name?: string; permissions?: Permission[] };
    const add = permissions.filter((one) => !was.permissions.includes(one));
    const remove = was.permissions.filter((one) => !permissions.includes(one));
    const plain = async () =>
      (
        await dataProvider.update<RaRecord>(role.resource, {
          id: was.id,
          data: { ...values, version: was.version },
          previousData: was,
          meta: OWN_READ,
        })
      ).data;
    if (add.length + remove.length === 0) return plain();
    return new Promise((resolve, reject) => {
      decision.current = {
        done: async () => {
          const { data } = await dataProvider.getOne<RaRecord>(role.resource, { id: was.id, meta: OWN_READ });
          await queryClient.invalidateQueries({ queryKey: ['role'] });
          // What the own account may do can be among what has changed.
          await refreshSession().catch(() => undefined);
          resolve(data);
        },
        // Another user has saved the role meanwhile: the form's own save reports it, and offers to compare and merge.
        fail: (reason) => (reason === 'STALE' ? resolve(plain()) : reject(reason)),
      };
      setPatch({ id: was.id, version: was.version, ...(name !== was.name && { name }), add, remove });
    });
  };

  const close = (reason: unknown) => {
    setPatch(undefined);
    decision.current?.fail(reason);
  };
  return (
    <>
      <ModuleEdit module={role} save={save} />
      {patch && (
        <PreviewDialog
          changes={[patch]}
          onClose={() => close(WITHDRAWN)}
          onSaved={async () => {
            setPatch(undefined);
            await decision.current?.done();
          }}
          onStale={async () => close('STALE')}
        />
      )}
    </>
  );
}
