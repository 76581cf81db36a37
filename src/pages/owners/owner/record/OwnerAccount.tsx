import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, type RaRecord } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import { createOwnerAccount } from '../../../../../resources/owners/owner/calls.ts';
import { Section } from '../../../../components/Section.tsx';
import { SubmissionAlert } from '../../../../forms/SubmissionAlert.tsx';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';

/** The account of a collective owner: whether there is one, and a button that creates it. */
export function OwnerAccount({ record }: { readonly record: RaRecord }) {
  const notify = useNotify();
  const client = useQueryClient();
  const submission = useSubmission();
  const say = useTexts('ownerPages.account');
  const email = typeof record.email === 'string' ? record.email : '';
  const create = () =>
    void submission.run(async () => {
      await callApi(createOwnerAccount, { params: { id: Number(record.id) } });
      notify('errors.OWNER_ACCOUNT_SUCCESS', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['owner'] });
    });
  return (
    <Section title={say('title')}>
      {record.hasAccount ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{say('has', { email })}</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <SubmissionAlert
            trouble={submission.trouble}
            onAgain={create}
            isBusy={submission.isBusy}
            fields={[]}
            takesFocus
          />
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {`${say('none')} ${email ? say('email', { email }) : say('noEmail')}`}
          </Typography>
          <Button variant="contained" onClick={create} loading={submission.isBusy} disabled={!email}>
            {say('create')}
          </Button>
        </Box>
      )}
    </Section>
  );
}
