import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { startOrderSignOn } from '../../../../../authProvider/signIn.ts';
import { keepOrigin, useSignInState } from '../../../../parts/access/session/origin.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { SubmissionError } from '../../../../components/SubmissionError.tsx';

/** The way out to the professional order's own sign-in page. */
export function OrderPanel() {
  const translate = useTranslate();
  const state = useSignInState();
  const { run, isBusy, trouble } = useSubmission();

  const leave = () =>
    run(
      async () => {
        const url = await startOrderSignOn();
        keepOrigin(state);
        window.location.assign(url);
      },
      { leaves: true },
    );

  return (
    <>
      <SubmissionError
        trouble={trouble}
        fields={[]}
        title={translate('auth.notice.loginErrorTitle')}
        sx={{ mb: 3 }}
      />
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('auth.order.text')}</Typography>
      <Button variant="contained" size="large" fullWidth loading={isBusy} onClick={() => void leave()}>
        {translate('auth.order.submit')}
      </Button>
    </>
  );
}
