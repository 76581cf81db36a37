import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import type { AnimalView } from '../../../../resources/animals/animal/calls.ts';
import { reportFound } from '../../../../resources/animals/animal/ownerReports.ts';
import { closeOwnReport } from '../../../../resources/account/ownerAccount/calls.ts';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { Section } from '../../../components/Section.tsx';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import { useAnimal } from '../../../parts/animals/animal/useAnimal.ts';
import { useRefreshAnimals } from '../../../parts/animals/animal/useRefreshAnimals.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { stack } from '../../../theme/layout.ts';

/** `/owner-account/found/:transponder`: the owner has a lost animal back, and closes its process. */
export function FoundPage() {
  const { transponder = '' } = useParams();
  const { animal, error } = useAnimal(transponder);
  if (animal) return <Found animal={animal} />;
  return error ? <CallErrorPage error={error} /> : <PageLoading />;
}

function Found({ animal }: { readonly animal: AnimalView }) {
  const translate = useTranslate();
  const errorText = useErrorText('lostAnimal');
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefreshAnimals();
  const { run, isBusy, trouble } = useSubmission();
  const { name, transponder } = animal;
  const say = useTexts('ownFoundPage', { name });
  const reason = animal.operations[reportFound.key]?.reason;
  const close = () =>
    void run(
      async () => {
        const body = { status: 'DELIVERED_TO_OWNER' } as const;
        await callApi(closeOwnReport, { params: { transponder }, body });
        notify(say('done'), { type: 'success' });
        await refresh();
        await navigate('/');
      },
      { leaves: true },
    );
  return (
    <Box sx={{ ...stack, maxWidth: 640 }}>
      <PageTitle>{say('title')}</PageTitle>
      {reason ? (
        <Alert severity="warning" role="status">
          {errorText(reason)}
        </Alert>
      ) : (
        <Section title={translate('resources.lostAnimal.choices.deliveryStatus.DELIVERED_TO_OWNER')}>
          <SubmissionAlert
            trouble={trouble}
            module="lostAnimal"
            fields={[]}
            onAgain={close}
            isBusy={isBusy}
          />
          <Typography sx={{ mb: 1 }}>{say('text')}</Typography>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>{say('dead')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" loading={isBusy} onClick={close}>
              {say('confirm')}
            </Button>
            <Button variant="outlined" component={Link} to="/">
              {translate('kit.form.cancel')}
            </Button>
          </Box>
        </Section>
      )}
    </Box>
  );
}
