import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router';
import { refreshSession } from '../../../../../authProvider/signIn.ts';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import { confirmEmailChange } from '../../../../../resources/account/personalArea/emailCalls.ts';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { profileKey } from './profile.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { SubmissionError } from '../../../../components/SubmissionError.tsx';

/**
 * `/personal/email/{token}`: the link from the mail to a new address. Opening it does nothing yet, since programs
 * that look at mails open links too; only the button changes the address.
 */
export function ConfirmEmailPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { token = '' } = useParams();
  const present = useActor()?.email ?? '';
  const { run, isBusy, trouble } = useSubmission();

  const confirm = () =>
    run(
      async () => {
        const { email } = await callApi(confirmEmailChange, { body: { token } });
        await refreshSession().catch(() => undefined);
        await queryClient.invalidateQueries({ queryKey: profileKey });
        notify('personalPages.email.done', { type: 'success', messageArgs: { email } });
        await navigate('/personal', { replace: true });
      },
      { leaves: true },
    );

  return (
    <PersonalFrame width={560}>
      <Card>
        <CardContent>
          {trouble === null ? (
            <>
              <Typography sx={{ mb: 2.5 }}>
                {translate('personalPages.email.confirmText', { email: present })}
              </Typography>
              <Button variant="contained" loading={isBusy} onClick={() => void confirm()}>
                {translate('personalPages.email.confirm')}
              </Button>
            </>
          ) : (
            <>
              <SubmissionError trouble={trouble} fields={[]} sx={{ mb: 2 }} />
              <Button component={Link} to="/personal" variant="outlined">
                {translate('personalPages.email.toProfile')}
              </Button>
            </>
          )}
        </CardContent>
      </Card>
    </PersonalFrame>
  );
}
