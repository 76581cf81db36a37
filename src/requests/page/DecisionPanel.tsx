import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { showMinute } from '../../../resources/numbers/dates.ts';
import { unbroken, useTimezone } from '../../fields/index.ts';
import { useAriaKeys } from '../../runtime/shortcuts/useShortcuts.ts';
import { BESIDE, lowWindow } from '../../theme/layout.ts';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import type { Validation } from '../../../resources/kit/types.ts';
import { useTexts } from '../../runtime/language/useTexts.ts';
import { DueDate } from '../DueDate.tsx';
import type { RequestRecord } from '../requestRow.ts';
import { useRequestTexts, useRequestType } from '../requestType.ts';
import type { DecisionAction } from './DecisionDialog.tsx';

interface DecisionPanelProps {
  readonly request: RequestRecord;
  readonly onAction: (action: DecisionAction) => void;
  readonly note: ReactNode;
  /** It stands below the request on every screen; otherwise beside it, where there is room. */
  readonly isBelow: boolean;
}

/** The possible decisions and who can take them; once decided, the decision. */
export function DecisionPanel({ request, onAction, note, isBelow }: DecisionPanelProps) {
  const errorText = useErrorText();
  const timezone = useTimezone();
  const { byAnother, wordingOf, decisionsOf, markOf } = useRequestType().request;
  const text = useRequestTexts();
  const say = useTexts('kit.requests.page');
  const wording = wordingOf?.(request);
  const actionText = (key: 'accept' | 'reject') => (wording?.[key] ? text(`page.${wording[key]}`) : say(key));
  const { DECIDE: decide, CANCEL: cancel } = request.operations;
  const keys = {
    accept: useAriaKeys('accept'),
    askForDocuments: useAriaKeys('askForDocuments'),
    reject: useAriaKeys('reject'),
  };
  const canDecide = decide?.allowed === true;
  const fits = (validation: Validation) => decisionsOf?.(request).includes(validation) !== false;
  const asksMore = fits('MORE_INFORMATION_NEEDED');
  const mark = canDecide && !fits('ACCEPTED') ? markOf?.(request) : undefined;
  // The user could decide, but not on their own request.
  const isByAnother = decide?.reason != null && decide.reason === byAnother;
  const decidedAt = request.decisionTimestamp ?? request.lastUpdateTimestamp;
  const words = [request.reason, request.comments].filter(Boolean).join('\n');
  return (
    <Card
      component="aside"
      aria-label={say('decision')}
      className="no-print"
      data-action-bar=""
      sx={{
        // Where it does not fit beside, what can be decided stays at the foot of the page, where the thumb is.
        position: 'sticky',
        bottom: canDecide ? { xs: 'calc(60px + env(safe-area-inset-bottom))', md: 0 } : 'auto',
        [lowWindow]: { position: 'static' },
        zIndex: 2,
        order: canDecide ? 1 : -1,
        p: 1.25,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
        gap: 1,
        '& > :not(.half)': { gridColumn: '1 / -1' },
        '& > .half': { px: 1, whiteSpace: 'normal', lineHeight: 1.2 },
        '& > .wide': { display: canDecide ? 'none' : 'flex' },
        [BESIDE]: isBelow
          ? { '& > .keys': { display: 'flex' } }
          : {
              top: 80,
              bottom: 'auto',
              order: 0,
              p: 2.25,
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 1.25,
              '& > .wide': { display: 'flex' },
            },
      }}
    >
      <Typography className="wide" variant="h2" sx={{ fontSize: '1.0625rem' }}>
        {say('decision')}
      </Typography>
      {words && (
        <Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{say('reason')}</Box>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{words}</Box>
        </Box>
      )}
      {request.requesterComments && (
        <Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{say('requesterComments')}</Box>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{request.requesterComments}</Box>
        </Box>
      )}
      {!request.closed && request.dueDate && (
        <Box className="wide" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {request.termPauseDate ? say('paused') : <DueDate request={request} inWords />}
        </Box>
      )}
      {request.closed && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {unbroken(say('decided', { date: showMinute(decidedAt, timezone) }))}
          {request.decisionUser && `, ${request.decisionUser.name}`}
        </Typography>
      )}
      {canDecide && (
        <>
          {mark && (
            <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {text(`marks.${mark}`)}
            </Typography>
          )}
          {fits('ACCEPTED') && (
            <Button
              variant="contained"
              size="large"
              onClick={() => onAction('ACCEPTED')}
              aria-keyshortcuts={keys.accept}
            >
              {actionText('accept')}
            </Button>
          )}
          {asksMore && (
            <Button
              className="half"
              variant="outlined"
              onClick={() => onAction('MORE_INFORMATION_NEEDED')}
              aria-keyshortcuts={keys.askForDocuments}
            >
              {say('moreInformation')}
            </Button>
          )}
          <Button
            className={asksMore ? 'half' : undefined}
            variant="outlined"
            color="error"
            onClick={() => onAction('REJECTED')}
            aria-keyshortcuts={keys.reject}
          >
            {actionText('reject')}
          </Button>
          <Typography className="wide keys" variant="caption" sx={{ color: 'text.secondary' }}>
            {[
              say('shortcuts.steps'),
              fits('ACCEPTED') && say('shortcuts.accept'),
              asksMore && say('shortcuts.askForDocuments'),
              say('shortcuts.reject'),
            ]
              .filter((one) => one !== false)
              .join(' ')}
          </Typography>
        </>
      )}
      {!request.closed && cancel?.allowed && (
        <Button variant={canDecide ? 'text' : 'outlined'} color="error" onClick={() => onAction('CANCEL')}>
          {say('cancel')}
        </Button>
      )}
      {!request.closed && !canDecide && !cancel?.allowed && cancel?.reason && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {errorText(cancel.reason)}
        </Typography>
      )}
      {!request.closed && isByAnother && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {errorText(decide.reason)}
        </Typography>
      )}
      {/* On the side away from the panel's fixed edge: when it comes, no button moves under a finger. */}
      <Box
        sx={{
          order: -1,
          '&:not(:has(.MuiAlert-root))': { position: 'absolute' },
          ...(!isBelow && { [BESIDE]: { order: 1 } }),
        }}
      >
        {note}
      </Box>
    </Card>
  );
}
