import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { clearSession, restartSignIn, isSignedIn } from '../../../../dataProvider/client/session.ts';
import { OrderSignInLink } from './OrderSignInLink.tsx';
import { useSession } from '../../../../authProvider/useSession.ts';
import { focusSave } from '../../../runtime/unsavedInput.ts';
import { selectEntity } from '../../../../authProvider/signIn.ts';
import { CodeForm } from './CodeForm.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { LegalWarning } from './LegalWarning.tsx';

/**
 * Signs the same user in again over the page they were writing on. The entity they worked for is chosen
 * automatically. Then the dialog closes, and the page below is as it was.
 */
export function SignInAgainDialog() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { answer, ranOut } = useSession();
  const [failure, setFailure] = useState<string>();
  const step = answer?.step;
  // At the step that asks for the entity, the one that was worked for is known from before alone.
  const actor = ranOut?.actor ?? answer?.actor;
  const resuming = useRef(false);

  const startAgain = useCallback((error: string) => {
    setFailure(error);
    restartSignIn();
  }, []);

  useEffect(() => {
    if (step !== 'ENTITY' || resuming.current) return;
    resuming.current = true;
    void selectEntity(actor?.entity?.id ?? null).catch(() => startAgain('ERROR_LOGIN_ENTITY'));
  }, [step, actor, startAgain]);

  // Whatever failed to load meanwhile is fetched again. The dialog gives the focus back to where it was, which may be
  // nowhere: the button was busy when the session ended. So the focus is moved after it.
  useEffect(
    () => () => {
      void queryClient.invalidateQueries();
      requestAnimationFrame(() => isSignedIn() && focusSave());
    },
    [queryClient],
  );

  return (
    <Dialog
      open
      fullWidth
      maxWidth={step === 'LEGAL_WARNING' ? 'sm' : 'xs'}
      aria-labelledby="over-title"
      slotProps={{ paper: { 'data-sign-in': '' } as object }}
    >
      <DialogTitle id="over-title">{translate('auth.over.title')}</DialogTitle>
      <DialogContent>
        {step === 'LEGAL_WARNING' ? (
          <LegalWarning onLeave={clearSession} />
        ) : (
          <>
            <Typography sx={{ mb: 2.5, color: 'text.secondary' }}>{translate('auth.over.text')}</Typography>
            {failure && (
              <Alert severity="error" role="alert" sx={{ mb: 2 }}>
                {errorText(failure)}
              </Alert>
            )}
            {step === 'TWO_FACTOR' ? (
              <CodeForm onStartAgain={startAgain} />
            ) : (
              <>
                <CredentialsForm email={actor?.email ?? ''} />
                {actor?.type === 'VETERINARY' && <OrderSignInLink />}
              </>
            )}
            <Button onClick={clearSession} sx={{ mt: 1, ml: -1.25 }}>
              {translate('auth.over.leave')}
            </Button>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
