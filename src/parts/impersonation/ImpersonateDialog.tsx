import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { enterAs } from './enterAs.ts';
import type { ListedUser } from './useUsers.ts';
import { useNotifiedSubmission } from '../../runtime/submission/useNotifiedSubmission.ts';

interface ImpersonateDialogProps {
  readonly user: Pick<ListedUser, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Says what acting for another means before it begins. What is refused is told in a message that stays. */
export function ImpersonateDialog({ user, onClose }: ImpersonateDialogProps) {
  const translate = useTranslate();
  const { run, isBusy } = useNotifiedSubmission();
  const enter = async () => {
    if (await run(() => enterAs(user.id), { leaves: true })) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={translate('personalPages.impersonate.enterAs', { name: user.name })}
      confirm={translate('personalPages.impersonate.enter')}
      cancel={translate('kit.form.cancel')}
      onConfirm={() => void enter()}
      onCancel={onClose}
      busy={isBusy}
    >
      <Typography>{translate('personalPages.impersonate.confirm')}</Typography>
    </ConfirmDialog>
  );
}
