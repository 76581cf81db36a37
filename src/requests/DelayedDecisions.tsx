import CloseRounded from '@mui/icons-material/CloseRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { codeOf } from '../../dataProvider/index.ts';
import type { DelayedDecision } from '../../resources/common/delayedDecision/calls.ts';
import { useErrorText } from '../runtime/failures/useErrorText.ts';
import { useDelayedDecisions } from './useDelayedDecisions.ts';

/** Names that are shown; more of them are counted. */
const NAMES_SHOWN = 6;

interface DelayedDecisionsProps {
  readonly module: string;
  /** Where the page of a record is. */
  readonly pageOf: (id: number) => string;
  /** Fetches again what the page shows, once records are decided. */
  readonly onDone: () => void;
}

/**
 * The own decisions on several records: while they can be taken back, which records they name and the button that
 * does; afterwards, what could not be decided and why. A reload finds them again, for the server keeps them.
 */
export function DelayedDecisions({ module, pageOf, onDone }: DelayedDecisionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { decisions, takeBack } = useDelayedDecisions(module, onDone);
  const [closed, setClosed] = useState<readonly number[]>([]);
  const shown = decisions.filter(({ id }) => !closed.includes(id));
  if (shown.length === 0) return null;
  const undo = (id: number) =>
    void takeBack(id).then(
      () => notify('kit.requests.waiting.takenBack', { type: 'info' }),
      (failure: unknown) => notify(`errors.${codeOf(failure)}`, { type: 'error' }),
    );
  return (
    <Box
      component="section"
      aria-label={translate('kit.requests.waiting.label')}
      className="no-print"
      sx={{ display: 'grid', gap: 1 }}
    >
      {shown.map((one) =>
        one.state === 'DONE' ? (
          <Outcome
            key={one.id}
            decision={one}
            pageOf={pageOf}
            onClose={() => setClosed((all) => [...all, one.id])}
          />
        ) : (
          <Waiting key={one.id} decision={one} onUndo={() => undo(one.id)} />
        ),
      )}
    </Box>
  );
}

/** The whole seconds that are left, counted down from what the server said last. */
function useSeconds(remainingMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  const [end, setEnd] = useState(() => Date.now() + remainingMs);
  useEffect(() => setEnd(Date.now() + remainingMs), [remainingMs]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((end - now) / 1_000));
}

interface WaitingProps {
  readonly decision: DelayedDecision;
  readonly onUndo: () => void;
}

function Waiting({ decision, onUndo }: WaitingProps) {
  const translate = useTranslate();
  const { validation, records, remainingMs } = decision;
  const seconds = useSeconds(remainingMs);
  const canUndo = decision.state === 'WAITING' && seconds > 0;
  const names = records.slice(0, NAMES_SHOWN).map(({ title }) => title);
  const more = records.length - names.length;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          disabled={!canUndo}
          onClick={onUndo}
          sx={{ minWidth: 112, fontVariantNumeric: 'tabular-nums' }}
        >
          {canUndo
            ? translate('kit.requests.waiting.takeBack', { seconds })
            : translate('kit.requests.waiting.running')}
        </Button>
      }
    >
      <AlertTitle>
        {translate(`kit.requests.waiting.${validation}`, { smart_count: records.length })}
      </AlertTitle>
      {[...names, ...(more > 0 ? [`+${more}`] : [])].join(' · ')}
    </Alert>
  );
}

interface OutcomeProps {
  readonly decision: DelayedDecision;
  readonly pageOf: (id: number) => string;
  readonly onClose: () => void;
}

function Outcome({ decision: { validation, records }, pageOf, onClose }: OutcomeProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const failed = records.filter(({ outcome }) => outcome !== 'DONE');
  const decided = records.length - failed.length;
  const close = translate('kit.requests.done.close');
  return (
    <Alert
      severity={failed.length > 0 ? 'warning' : 'success'}
      role="status"
      action={
        <IconButton size="small" color="inherit" aria-label={close} onClick={onClose}>
          <CloseRounded fontSize="small" />
        </IconButton>
      }
    >
      {decided > 0 && translate(`kit.requests.done.${validation}`, { smart_count: decided })}
      {failed.length > 0 && (
        <>
          <Box>{translate('kit.requests.done.failures', { smart_count: failed.length })}</Box>
          <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
            {failed.map(({ id, title, outcome }) => (
              <li key={id}>
                <Link component={RouterLink} to={pageOf(id)} color="inherit">
                  {title}
                </Link>
                {`: ${errorText(outcome ?? 'INTERNAL_ERROR')}`}
              </li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
}
