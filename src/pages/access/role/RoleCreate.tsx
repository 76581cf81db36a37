import { useRef, useState } from 'react';
import { useCreate, type RaRecord } from 'react-admin';
import { role } from '../../../../resources/access/role/schema.ts';
import type { SaveRecord } from '../../../forms/useSaving.ts';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';
import { WITHDRAWN } from '../../../runtime/submission/useSubmission.ts';
import { OWN_READ } from '../../../runtime/useRecord.ts';
import { Grants, type NewRole } from './Grants.tsx';

interface Decision {
  readonly confirm: () => void;
  readonly withdraw: () => void;
}

/** `/role/create`: a new role; what it will grant is shown before it is made. */
export function RoleCreate() {
  const [create] = useCreate<RaRecord>();
  const [asked, ask] = useState<NewRole>();
  const decision = useRef<Decision>(null);
  const save: SaveRecord = async (values) => {
    const { name = '', permissions = [] } = values as Partial<NewRole>;
    // Without a name or a permission there is nothing to look at: the form's own save says what is missing.
    if (name.trim() !== '' && permissions.length > 0) {
      await new Promise<void>((confirm, reject) => {
        decision.current = { confirm, withdraw: () => reject(WITHDRAWN) };
        ask({ name, permissions });
      });
      ask(undefined);
    }
    return (await create(
      role.resource,
      { data: values, meta: OWN_READ },
      { returnPromise: true },
    )) as RaRecord;
  };
  const withdraw = () => {
    ask(undefined);
    decision.current?.withdraw();
  };
  return (
    <>
      <ModuleCreate module={role} save={save} />
      {asked && <Grants role={asked} onConfirm={() => decision.current?.confirm()} onClose={withdraw} />}
    </>
  );
}
