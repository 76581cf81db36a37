import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { showDay, showMinute } from '../../../../resources/numbers/dates.ts';
import {
  listOwnConsents,
  revokeConsent,
  showConsentCode,
  type ReadingEntity,
  type WaitingConsent,
} from '../../../../resources/owners/owner/consent.ts';
import { ListLine } from '../../../components/ListLine.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import { SubmissionDialog } from '../../../forms/dialogs/SubmissionDialog.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { stack } from '../../../theme/layout.ts';

const KEY = ['ownerAccount', 'consents'];
const list = { m: 0, p: 0, listStyle: 'none', mx: -2 } as const;

/** `/owner-account/consents`: the entities that read this owner, those that ask to, and the way to end what was allowed. */
export function OwnConsentsPage() {
  const translate = useTranslate();
  const say = useTexts('ownConsentsPage');
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(listOwnConsents, undefined, { signal }),
  });
  const { data } = query;
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <Box sx={{ ...stack, maxWidth: 860 }}>
        <Typography color="text.secondary">{say('text')}</Typography>
        {query.isPending && <LinearProgress aria-label={translate('kit.list.loading')} />}
        <QueryError query={query} />
        {data && (
          <>
            <Section
              title={say('waiting')}
              hint={say('waitingText')}
              action={
                <Button size="small" onClick={() => void query.refetch()} loading={query.isFetching}>
                  {say('refresh')}
                </Button>
              }
            >
              {data.waiting.length === 0 && <Typography>{say('noneWaiting')}</Typography>}
              <Box component="ul" aria-label={say('waiting')} sx={list}>
                {data.waiting.map((one) => (
                  <Waiting key={one.id} waiting={one} />
                ))}
              </Box>
            </Section>
            <Section title={say('entities')}>
              {data.entities.length === 0 && <Typography>{say('none')}</Typography>}
              <Box component="ul" aria-label={say('entities')} sx={list}>
                {data.entities.map((one) => (
                  <Reading key={`${one.entityId}${one.ground}`} entity={one} />
                ))}
              </Box>
            </Section>
          </>
        )}
      </Box>
    </>
  );
}

/** An entity that asks, and the code for its counter. */
function Waiting({ waiting }: { readonly waiting: WaitingConsent }) {
  const say = useTexts('ownConsentsPage');
  const timezone = useTimezone();
  const submission = useSubmission();
  const [code, setCode] = useState<string | null>(null);
  const show = () =>
    void submission.run(async () => {
      const shown = await callApi(showConsentCode, { params: { id: waiting.id } });
      setCode(shown.code);
    });
  return (
    <ListLine
      title={waiting.entityName}
      actions={
        code === null && (
          <Button variant="contained" onClick={show} loading={submission.isBusy}>
            {say('show')}
          </Button>
        )
      }
    >
      <Box sx={{ color: 'text.secondary' }}>
        {say('until', { time: showMinute(waiting.endTimestamp, timezone) })}
      </Box>
      <SubmissionAlert
        trouble={submission.trouble}
        onAgain={show}
        isBusy={submission.isBusy}
        fields={[]}
        takesFocus
      />
      {code !== null && (
        <Alert severity="info" role="status" sx={{ mt: 1 }}>
          {say('say', { entity: waiting.entityName })}
          <Box sx={{ fontSize: '1.75rem', fontWeight: 700, letterSpacing: '0.15em', lineHeight: 1.4 }}>
            {code}
          </Box>
        </Alert>
      )}
    </ListLine>
  );
}

/** An entity that reads the owner, why and since when; what the owner allowed can be ended. */
function Reading({ entity }: { readonly entity: ReadingEntity }) {
  const say = useTexts('ownConsentsPage');
  const timezone = useTimezone();
  const [isAsked, setIsAsked] = useState(false);
  const { entityName, ground, sinceTimestamp } = entity;
  const since = sinceTimestamp && say('since', { date: showDay(sinceTimestamp, timezone) });
  return (
    <ListLine
      title={entityName}
      actions={
        ground === 'CONSENT' && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
            {say('revoke')}
          </Button>
        )
      }
    >
      <Box sx={{ color: 'text.secondary' }}>
        {[say(`ground.${ground}`), since].filter(Boolean).join(' · ')}
      </Box>
      {isAsked && <RevokeConsentDialog entity={entity} onClose={() => setIsAsked(false)} />}
    </ListLine>
  );
}

function RevokeConsentDialog({
  entity: { entityId, entityName },
  onClose,
}: {
  readonly entity: ReadingEntity;
  readonly onClose: () => void;
}) {
  const say = useTexts('ownConsentsPage');
  const notify = useNotify();
  const client = useQueryClient();
  const submission = useSubmission();
  const revoke = () =>
    void submission.run(async () => {
      await callApi(revokeConsent, { params: { entityId } });
      notify(say('revoked', { entity: entityName }), { type: 'success' });
      onClose();
      await client.invalidateQueries({ queryKey: KEY });
    });
  return (
    <SubmissionDialog
      submission={submission}
      title={say('revokeTitle', { entity: entityName })}
      confirm={say('revoke')}
      cancel={say('keep')}
      onSend={revoke}
      onClose={onClose}
    >
      <Typography>{say('revokeText')}</Typography>
    </SubmissionDialog>
  );
}
