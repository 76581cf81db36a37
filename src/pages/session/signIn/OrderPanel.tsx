import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { startOrderSignOn } from '../../../../authProvider/signIn.ts';
import { useErrorText } from '../../../parts/page/useErrorText.ts';
import { keepOrigin, useSignInState } from '../../../parts/signIn/origin.ts';

/** The way out to the professional order's own sign-in page. */
export function OrderPanel() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const state = useSignInState();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function leave() {
    setBusy(true);
    setFailure(undefined);
    try {
      const url = await startOrderSignOn();
      keepOrigin(state);
      window.location.assign(url);
    } catch (refused) {
      setFailure(refused);
      setBusy(false);
    }
  }

  return (
    <>
      {failure !== undefined && (
        <Alert severity="error" role="alert" sx={{ mb: 3 }}>
          <AlertTitle>{translate('auth.notice.loginErrorTitle')}</AlertTitle>
          {errorText(failure)}
        </Alert>
      )}
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('auth.order.text')}</Typography>
      <Button variant="contained" size="large" fullWidth loading={busy} onClick={() => void leave()}>
        {translate('auth.order.submit')}
      </Button>
    </>
  );
}
