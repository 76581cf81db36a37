import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import { requestOwnData } from '../../../../../resources/common/tempDocument/calls.ts';
import { useNotifiedSubmission } from '../../../../runtime/submission/useNotifiedSubmission.ts';

/** Asks for a copy of all data about the account; a notification says when it is ready. */
export function OwnDataCard() {
  const translate = useTranslate();
  const notify = useNotify();
  const isImpersonating = useActor()?.impersonatorId != null;
  const { run, isBusy } = useNotifiedSubmission();
  // The copy is for the account's own user.
  if (isImpersonating) return null;

  const ask = () =>
    run(async () => {
      await callApi(requestOwnData);
      notify('tempDocuments.own.asked', { type: 'success' });
    });

  return (
    <Card>
      <CardContent>
        <Typography component="h2" sx={{ fontSize: '1.0625rem', fontWeight: 700 }}>
          {translate('tempDocuments.own.title')}
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
          {translate('tempDocuments.own.text')}
        </Typography>
        <Button variant="outlined" loading={isBusy} onClick={() => void ask()}>
          {translate('tempDocuments.own.ask')}
        </Button>
      </CardContent>
    </Card>
  );
}
