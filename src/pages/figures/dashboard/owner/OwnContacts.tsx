import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { RecordOf } from '../../../../../resources/kit/module.ts';
import { showPhone } from '../../../../../resources/numbers/phone.ts';
// Its operations are not those of the page's own module, and come with it.
import '../../../../../resources/generated/operations/owner.ts';
import { changePhones, confirmContacts } from '../../../../../resources/owners/owner/operations.ts';
import type { OwnerFields } from '../../../../../resources/owners/owner/fields.ts';
import { QueryError } from '../../../../components/QueryError.tsx';
import { Section } from '../../../../components/Section.tsx';
import { unbroken } from '../../../../fields/index.ts';
import { SubmissionAlert } from '../../../../forms/SubmissionAlert.tsx';
import { callOperation } from '../../../../operations/callOperation.ts';
import { OperationDialog } from '../../../../operations/OperationDialog.tsx';
import { useOperationDialog, type OperableRecord } from '../../../../operations/useOperations.ts';
import { ContactBadge } from '../../../../parts/owners/owner/ContactBadge.tsx';
import { WaitingChanges } from '../../../../parts/owners/owner/WaitingChanges.tsx';
import { prefillForm } from '../../../../runtime/formPrefill.ts';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { useRecord } from '../../../../runtime/useRecord.ts';

type OwnRecord = RaRecord<number> & RecordOf<OwnerFields> & OperableRecord;

/** The contacts on record, how fresh they are, and one press when they are right. */
export function OwnContacts({ ownerId }: { readonly ownerId: number }) {
  const translate = useTranslate();
  const query = useRecord<OwnRecord>('owner', String(ownerId), true);
  const { data: owner } = query;
  return (
    <Section title={translate('ownerHome.contacts.title')} hint={translate('ownerHome.contacts.text')}>
      {query.isPending && <LinearProgress aria-label={translate('kit.list.loading')} />}
      <QueryError query={query} />
      {owner && <Contacts owner={owner} />}
    </Section>
  );
}

/** Each name above its value: an email needs the whole width. */
const facts = {
  m: 0,
  '& dt': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& dd + dt': { mt: 1 },
} as const;

/** What the form for a change asks for first, as the register has it. */
const identityOf = ({ name, country, vatNumber, passport, email }: OwnRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ requesterName: name, country, vatNumber, passport, confirmedEmail: email }).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );

function Contacts({ owner }: { readonly owner: OwnRecord }) {
  const translate = useTranslate();
  const errorText = useErrorText('owner');
  const notify = useNotify();
  const client = useQueryClient();
  const submission = useSubmission();
  const [dialog, setDialog] = useOperationDialog('owner', owner);
  const refresh = () => client.invalidateQueries({ queryKey: ['owner'] });
  const confirm = () =>
    void submission.run(async () => {
      await callOperation(confirmContacts, owner, {});
      notify('ownerHome.contacts.confirmed', { type: 'success' });
      await refresh();
    });
  const { CONFIRM_CONTACTS: confirming, CHANGE_PHONES: changing } = owner.operations ?? {};
  const phones = [owner.phone, owner.phone2, owner.phone3].filter((phone) => phone !== null);
  const place = [owner.postalCode, owner.locality].filter(Boolean).join(' ');
  const label = useTexts('resources.owner.fields');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SubmissionAlert
        trouble={submission.trouble}
        onAgain={confirm}
        isBusy={submission.isBusy}
        fields={[]}
        takesFocus
      />
      <WaitingChanges owner={owner} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <ContactBadge owner={owner} />
      </Box>
      <Box component="dl" sx={facts}>
        <dt>{label('phone')}</dt>
        {phones.map((phone) => (
          <dd key={phone}>{unbroken(showPhone(phone))}</dd>
        ))}
        {phones.length === 0 && <dd>—</dd>}
        <dt>{label('email')}</dt>
        <dd>{owner.email ?? '—'}</dd>
        <dt>{label('address')}</dt>
        <dd>{unbroken([owner.address, place].filter(Boolean).join(', ') || '—')}</dd>
      </Box>
      {confirming?.reason && <Alert severity="info">{errorText(confirming.reason)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {confirming?.allowed && (
          <Button variant="contained" onClick={confirm} loading={submission.isBusy}>
            {translate('ownerHome.contacts.confirm')}
          </Button>
        )}
        {changing?.allowed && (
          <Button variant="outlined" onClick={() => setDialog(changePhones.name)}>
            {translate('resources.owner.operations.changePhones.label')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Link href="/forms/personal-data" onClick={() => prefillForm('personal-data', identityOf(owner))}>
          {translate('ownerHome.contacts.update')}
        </Link>
        <Link component={RouterLink} to={`/owner/${owner.id}`}>
          {translate('ownerHome.contacts.record')}
        </Link>
        <Link component={RouterLink} to="/owner-account/reads">
          {translate('ownerHome.contacts.reads')}
        </Link>
        <Link component={RouterLink} to="/owner-account/consents">
          {translate('ownerHome.contacts.access')}
        </Link>
      </Box>
      <OperationDialog
        module="owner"
        record={owner}
        open={dialog}
        onClose={() => setDialog(null)}
        onDone={refresh}
      />
    </Box>
  );
}
