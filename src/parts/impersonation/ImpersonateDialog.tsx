import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '../page/useErrorText.ts';
import { ConfirmDialog } from '../../views/form/ConfirmDialog.tsx';
import { enterAs } from './enterAs.ts';
import type { ListedUser } from './useUsers.ts';

interface ImpersonateDialogProps {
  readonly user: Pick<ListedUser, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Says what acting for another means before it begins. What is refused is told in a message that stays. */
export function ImpersonateDialog({ user, onClose }: ImpersonateDialogProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    try {
      await enterAs(user.id);
    } catch (failure) {
      notify(errorText(failure), { type: 'error' });
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      title={translate('personalPages.impersonate.enterAs', { name: user.name })}
      confirm={translate('personalPages.impersonate.enter')}
      cancel={translate('kit.form.cancel')}
      onConfirm={() => void enter()}
      onCancel={onClose}
      busy={busy}
    >
      <Typography>{translate('personalPages.impersonate.confirm')}</Typography>
    </ConfirmDialog>
  );
}
