import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import type { ListedUser } from './useUsers.ts';
import { useNotifiedSubmission } from '../../../../runtime/submission/useNotifiedSubmission.ts';
import { applyLoginAnswer } from '../../../../../dataProvider/client/session.ts';
import { callApi } from '../../../../../dataProvider/callApi.ts';
import { impersonate } from '../../../../../resources/access/session/impersonationCalls.ts';
import { rememberOrigin } from './impersonation.ts';

/**
 * Acts as another user from here on. The page is loaded anew, so that nothing fetched for one person is seen by
 * the other.
 * @throws HttpError when it is refused; everything then stays as it was
 */
async function enterAs(userId: number): Promise<void> {
  const answer = await callApi(impersonate, { body: { userId } });
  rememberOrigin();
  applyLoginAnswer(answer);
  location.assign('/');
}

interface ImpersonateDialogProps {
  readonly user: Pick<ListedUser, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Explains an impersonation before it begins. A refusal is shown in a message that stays. */
export function ImpersonateDialog({ user, onClose }: ImpersonateDialogProps) {
  const translate = useTranslate();
  const { run, isBusy } = useNotifiedSubmission();
  const enter = async () => {
    if (await run(() => enterAs(user.id), { leaves: true })) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={translate('impersonation.enterAs', { name: user.name })}
      confirm={translate('impersonation.enter')}
      cancel={translate('kit.form.cancel')}
      onConfirm={() => void enter()}
      onCancel={onClose}
      busy={isBusy}
    >
      <Typography>{translate('impersonation.confirm')}</Typography>
    </ConfirmDialog>
  );
}
