import LoginRounded from '@mui/icons-material/LoginRounded';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { may } from '../../../../authProvider/authProvider.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import { ENTERING } from '../../../parts/access/session/impersonation/impersonation.ts';
import { OperationButton } from '../../../operations/OperationButton.tsx';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { ImpersonateDialog } from '../../../parts/access/session/impersonation/ImpersonateDialog.tsx';

interface UserRecord extends RaRecord<number> {
  readonly name: string;
  readonly status: 'ACTIVE' | 'INACTIVE';
}

/** Acts as the user of the page, once asked and answered; not while there are changes that would be lost. */
export function EnterAsButton() {
  const translate = useTranslate();
  const actor = useActor();
  const record = useRecordContext<UserRecord>();
  const { form } = useModuleFormContext();
  const { dirtyFields } = useFormState({ control: form.control });
  const [entering, setEntering] = useUrlParam(ENTERING, [`${record?.id}`]);
  const isOffered =
    record?.status === 'ACTIVE' &&
    record.id !== actor?.id &&
    actor?.impersonatorId === null &&
    may('IMPERSONATE_USER') &&
    Object.keys(dirtyFields).length === 0;
  if (!isOffered) return null;
  return (
    <>
      <OperationButton
        icon={LoginRounded}
        label={translate('impersonation.enterAsThis')}
        onClick={() => setEntering(`${record.id}`)}
      />
      {entering && <ImpersonateDialog user={record} onClose={() => setEntering(null)} />}
    </>
  );
}
