import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import { cancelEmailChange } from '../../../../../resources/account/personalArea/emailCalls.ts';
import { useDialog } from '../../../../runtime/address/useUrlParam.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { profileKey, type Profile } from './profile.ts';
import { useNotifiedSubmission } from '../../../../runtime/submission/useNotifiedSubmission.ts';

/** The address one signs in with, the way to another, and the one that waits for its confirmation. */
export function AccountEmail({ profile: { email, pendingEmail } }: { readonly profile: Profile }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const isImpersonating = useActor()?.impersonatorId != null;
  const [isChanging, setChanging] = useDialog('email');
  const { run, isBusy } = useNotifiedSubmission();
  const refresh = () => queryClient.invalidateQueries({ queryKey: profileKey });

  const drop = () =>
    run(async () => {
      await callApi(cancelEmailChange);
      await refresh();
      notify('personalPages.email.dropped', { type: 'success' });
    });

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <TextField
          id="email"
          label={translate('shell.personal.email')}
          value={email}
          disabled
          helperText={translate('shell.personal.emailHint')}
        />
        {!isImpersonating && (
          <Button variant="outlined" onClick={() => setChanging(true)} sx={{ mt: '28px', flexShrink: 0 }}>
            {translate('personalPages.email.change')}
          </Button>
        )}
      </Box>
      {pendingEmail && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            !isImpersonating && (
              <Button color="inherit" size="small" loading={isBusy} onClick={() => void drop()}>
                {translate('personalPages.email.drop')}
              </Button>
            )
          }
        >
          {translate('personalPages.email.pending', { email: pendingEmail })}
        </Alert>
      )}
      {isChanging && <EmailDialog present={email} onClose={() => setChanging(false)} onDone={refresh} />}
    </>
  );
}
