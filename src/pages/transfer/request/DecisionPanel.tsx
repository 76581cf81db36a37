import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { TransferView } from '../../../../resources/animalTransfer/calls.ts';
import { showTimestamp } from '../../../../resources/numbers/dates.ts';
import { useTimezone } from '../../../fields/index.ts';
import { useErrorText } from '../../../shell/useErrorText.ts';
import { TransferStatus } from '../TransferStatus.tsx';
import type { Deed } from './DecisionDialog.tsx';

interface DecisionPanelProps {
  readonly transfer: TransferView;
  readonly onDeed: (deed: Deed) => void;
}

/** What can be decided, by whom; once decided, how it was. */
export function DecisionPanel({ transfer, onDeed }: DecisionPanelProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const timezone = useTimezone();
  const say = (key: string, options?: Record<string, unknown>) =>
    translate(`transferPages.request.${key}`, options);
  const { DECIDE: decide, CANCEL: cancel } = transfer.operations;
  const words = [transfer.reason, transfer.comments].filter(Boolean).join('\n');
  return (
    <Card
      component="aside"
      aria-label={say('decision')}
      className="no-print"
      sx={{
        position: { md: 'sticky' },
        top: { md: 80 },
        order: { xs: -1, md: 0 },
        p: 2.25,
        display: 'grid',
        gap: 1.25,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" sx={{ fontSize: '1.0625rem' }}>
          {say('decision')}
        </Typography>
        <TransferStatus transfer={transfer} />
      </Box>
      {words && (
        <Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{say('reason')}</Box>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{words}</Box>
        </Box>
      )}
      {transfer.closed && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {say('decided', { date: showTimestamp(transfer.lastUpdateTimestamp, timezone) })}
          {transfer.decisionUser && `, ${transfer.decisionUser.name}`}
        </Typography>
      )}
      {decide?.allowed && (
        <>
          <Button variant="contained" size="large" onClick={() => onDeed('ACCEPTED')} aria-keyshortcuts="A">
            {say('accept')}
          </Button>
          <Button variant="outlined" onClick={() => onDeed('MORE_INFORMATION_NEEDED')}>
            {say('moreInformation')}
          </Button>
          <Button variant="outlined" color="error" onClick={() => onDeed('REJECTED')}>
            {say('reject')}
          </Button>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {say('shortcuts')}
          </Typography>
        </>
      )}
      {!transfer.closed && cancel?.allowed && (
        <Button
          variant={decide?.allowed ? 'text' : 'outlined'}
          color="error"
          onClick={() => onDeed('CANCEL')}
        >
          {say('cancel')}
        </Button>
      )}
      {!transfer.closed && !decide?.allowed && !cancel?.allowed && cancel?.reason && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {errorText(cancel.reason)}
        </Typography>
      )}
    </Card>
  );
}
