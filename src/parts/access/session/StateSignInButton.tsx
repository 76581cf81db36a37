import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { startStateSignOn } from '../../../../authProvider/signIn.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { useStateSignOn } from '../../../runtime/useSignInOptions.ts';
import { keepOrigin, useSignInState } from './origin.ts';

/** The way for owners to the State's own sign-in page; nothing where the register does not know one. */
export function StateSignInButton() {
  const translate = useTranslate();
  const state = useSignInState();
  const offered = useStateSignOn();
  const { run, isBusy, trouble } = useSubmission();
  if (!offered) return null;

  const leave = () =>
    run(
      async () => {
        const url = await startStateSignOn();
        keepOrigin(state);
        window.location.assign(url);
      },
      { leaves: true },
    );

  return (
    <Box sx={{ mt: 3 }}>
      <SubmissionError
        trouble={trouble}
        fields={[]}
        title={translate('auth.notice.loginErrorTitle')}
        sx={{ mb: 2 }}
      />
      <Button
        variant="outlined"
        size="large"
        fullWidth
        loading={isBusy}
        aria-describedby="state-sign-in"
        onClick={() => void leave()}
      >
        {translate('auth.state.submit')}
      </Button>
      <Typography id="state-sign-in" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {translate('auth.state.text')}
      </Typography>
    </Box>
  );
}
