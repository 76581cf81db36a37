import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { LinkAlert } from '../../../components/LinkAlert.tsx';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { getLostAnimal } from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { directOutcomes, transferOutcomes } from '../../../../resources/lostFound/lostAnimal/rules.ts';
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
} from '../../../../resources/lostFound/lostAnimal/statuses.ts';
import { closeLostAnimal } from '../../../../resources/lostFound/lostAnimalClosing/calls.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { DayControl } from '../../../fields/date.tsx';
import type { Values } from '../../../fields/index.ts';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { Section } from '../../../components/Section.tsx';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import type { LostRow } from '../../../parts/lostFound/lostAnimal/lostCells.tsx';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { formWidth, stack } from '../../../theme/layout.ts';
import { RequestForm } from '../../../parts/requests/animalTransfer/change/RequestForm.tsx';
import { useRequest, type TransferBody } from '../../../parts/requests/animalTransfer/change/useRequest.ts';

interface ReportToClose extends LostRow {
  readonly version: number;
  readonly animalId: number | null;
  readonly operations?: { readonly CLOSE?: { readonly allowed: boolean; readonly reason?: string } };
}

/** `/animal/lost/close/:transponder`: the outcome of a report, and what the outcome needs. */
export function ClosePage() {
  const { transponder = '' } = useParams();
  const { data, error } = useQuery<Values>({
    queryKey: ['animal/lost', 'close', transponder],
    queryFn: ({ signal }) => callApi(getLostAnimal, { params: { id: transponder } }, { signal }),
    retry: false,
  });
  if (data) return <Close report={data as ReportToClose} />;
  return error ? <CallErrorPage error={error} /> : <PageLoading />;
}

function Close({ report }: { readonly report: ReportToClose }) {
  const translate = useTranslate();
  const errorText = useErrorText('lostAnimal');
  const actor = useActor();
  const [found, setOutcome] = useUrlParam<DeliveryStatus>('outcome', DELIVERY_STATUSES);
  const [isMissing, setMissing] = useState(false);
  const firstChoice = useRef<HTMLInputElement>(null);
  if (!actor) return null;
  const hasAnimal = report.animalId !== null;
  const direct = directOutcomes(actor, hasAnimal);
  const byTransfer = transferOutcomes(actor, hasAnimal);
  const offered = DELIVERY_STATUSES.filter((one) => direct.includes(one) || byTransfer.includes(one));
  const outcome = found !== null && offered.includes(found) ? found : null;
  // Who closes reports may not read them: then the animal's page, or home.
  const page = [`/animal/lost/${report.id}`, `/animal/view/${report.transponder}`].find(routeExists) ?? '/';
  const reason = report.operations?.CLOSE?.allowed === false ? report.operations.CLOSE.reason : undefined;
  return (
    <Box sx={{ ...stack, maxWidth: formWidth }}>
      <PageTitle>{translate('lostPages.close.of', { name: report.name ?? report.transponder })}</PageTitle>
      {reason !== undefined ? (
        <LinkAlert severity="warning" role="status" to={page} link={translate('lostPages.close.back')}>
          {errorText(reason)}
        </LinkAlert>
      ) : (
        <>
          <Section title={translate('lostPages.close.outcome')}>
            <FormControl error={isMissing && outcome === null}>
              <RadioGroup
                aria-label={translate('lostPages.close.outcome')}
                aria-describedby={isMissing ? 'outcome-missing' : undefined}
                value={outcome}
                onChange={(_, next) => setOutcome(next as DeliveryStatus)}
              >
                {offered.map((one, at) => (
                  <FormControlLabel
                    key={one}
                    value={one}
                    control={<Radio slotProps={{ input: { ref: at === 0 ? firstChoice : undefined } }} />}
                    label={translate(`resources.lostAnimal.choices.deliveryStatus.${one}`)}
                  />
                ))}
              </RadioGroup>
              {isMissing && outcome === null && (
                <FormHelperText id="outcome-missing" role="alert">
                  {errorText('MISSING_DELIVERY_STATUS')}
                </FormHelperText>
              )}
            </FormControl>
          </Section>
          {outcome === null && (
            <Button
              variant="contained"
              sx={{ justifySelf: 'start' }}
              onClick={() => {
                setMissing(true);
                firstChoice.current?.focus();
              }}
            >
              {translate('lostPages.close.confirm')}
            </Button>
          )}
          {outcome && direct.includes(outcome) && (
            <Direct key={outcome} report={report} outcome={outcome} page={page} />
          )}
          {outcome && byTransfer.includes(outcome) && (
            <ByTransfer report={report} outcome={outcome} page={page} />
          )}
        </>
      )}
    </Box>
  );
}

interface OutcomeProps {
  readonly report: ReportToClose;
  readonly outcome: DeliveryStatus;
  readonly page: string;
}

/** An outcome that closes the report at once; a death asks for its day. */
function Direct({ report, outcome, page }: OutcomeProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const client = useQueryClient();
  const errorText = useErrorText('lostAnimal');
  const { run, isBusy, trouble, errors, dismiss } = useSubmission();
  const [deathDate, setDeathDate] = useState(() => dayIn('UTC'));
  const isDeath = outcome === 'DEAD';
  const close = async () => {
    const refused = await run(
      async () => {
        await callApi(closeLostAnimal, {
          params: { transponder: String(report.id) },
          body: {
            status: outcome,
            version: report.version,
            ...(isDeath && { deathDate: deathDate || null }),
          },
        });
        notify('lostPages.close.done', { type: 'success' });
        await client.invalidateQueries({ queryKey: ['animal'] });
        await client.invalidateQueries({ queryKey: ['animal/lost'] });
        await navigate(page);
      },
      { leaves: true },
    );
    // The report as it is now: closed meanwhile, or to be closed once more.
    if (refused?.kind === 'stale') await client.invalidateQueries({ queryKey: ['animal/lost'] });
  };
  return (
    <Section title={translate(isDeath ? 'lostPages.close.deathTitle' : 'lostPages.close.confirmTitle')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <SubmissionAlert
          trouble={trouble}
          module="lostAnimal"
          fields={['deathDate']}
          onAgain={() => void close()}
          isBusy={isBusy}
        />
        {isDeath && (
          <DayControl
            id="death-date"
            required
            label={translate('lostPages.close.deathDate')}
            value={deathDate}
            onChange={(day) => {
              setDeathDate(String(day ?? ''));
              dismiss('deathDate');
            }}
            past
            {...(errors.deathDate && { error: errorText(errors.deathDate) })}
          />
        )}
        <Box>{translate(isDeath ? 'lostPages.close.deathText' : 'lostPages.close.confirmText')}</Box>
        <Button
          variant="contained"
          color={isDeath ? 'error' : 'primary'}
          loading={isBusy}
          onClick={() => void close()}
        >
          {translate('lostPages.close.confirm')}
        </Button>
      </Box>
    </Section>
  );
}

/** An outcome that a transfer of ownership completes: the same steps as for any transfer. */
function ByTransfer({ report, outcome, page }: OutcomeProps) {
  const translate = useTranslate();
  const ask = useCallback(
    (body: TransferBody) =>
      callApi(closeLostAnimal, {
        params: { transponder: String(report.id) },
        body: { ...body, status: outcome, version: report.version },
      }),
    [report.id, report.version, outcome],
  );
  const request = useRequest(`close.${report.id}`, ask);
  return (
    <>
      <Alert severity="info">{translate('lostPages.close.needsTransfer')}</Alert>
      <RequestForm request={request}>
        {() => (
          <LinkAlert severity="success" role="status" to={page} link={translate('lostPages.close.back')}>
            {translate('lostPages.close.asked')}
          </LinkAlert>
        )}
      </RequestForm>
    </>
  );
}
