import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Link } from 'react-router';
import type { SetupEntryState, SetupState } from '../../../../resources/figures/setup/calls.ts';
import { SETUP_ENTRIES, type SetupEntry } from '../../../../resources/figures/setup/entries.ts';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { MailTest } from './MailTest.tsx';

const ICONS = {
  DONE: <CheckCircleRounded color="success" />,
  OPEN: <RadioButtonUncheckedRounded color="action" />,
  DISMISSED: <RemoveCircleOutlineRounded color="disabled" />,
} as const;

interface SetupRowProps {
  readonly entry: SetupEntryState;
  readonly onState: (state: SetupState) => void;
  readonly onDismiss: () => void;
  readonly onReopen: () => Promise<void>;
}

/** One entry: its state, why it matters, where it is done. */
export function SetupRow({ entry, onState, onDismiss, onReopen }: SetupRowProps) {
  const say = useTexts('setupPages');
  const { isBusy, trouble, run } = useSubmission();
  const { state, step, dismissal } = entry;
  const { page, settings, command }: SetupEntry = SETUP_ENTRIES.find(({ name }) => name === entry.name)!;
  const name = say(`entries.${entry.name}.name`);
  const isOpen = state === 'OPEN';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1.5,
        py: 1.75,
        '& + li': { borderTop: 1, borderColor: 'divider' },
        '&:first-of-type': { pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box sx={{ display: 'flex', pt: 0.125 }} aria-hidden>
        {ICONS[state]}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 650 }}>
            {name}
            <span style={visuallyHidden}>: {say(`states.${state}`)}</span>
          </Typography>
          {state !== 'DONE' && (
            <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
              {say(`entries.${entry.name}.text`)}
            </Typography>
          )}
          {isOpen && settings && (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {say('settings', { names: settings.join(', ') })}
            </Typography>
          )}
          {isOpen && command && (
            <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {say('command')} <code>{command}</code>
            </Typography>
          )}
          {isOpen && entry.name === 'mail' && <MailTest step={step} onState={onState} />}
          {state === 'DISMISSED' && dismissal && (
            <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {say('dismissed', {
                user: dismissal.user?.name ?? '',
                date: showDate(dismissal.creationTimestamp.slice(0, 10)),
                reason: dismissal.reason,
              })}
            </Typography>
          )}
          <SubmissionError trouble={trouble} sx={{ mt: 1 }} />
        </Box>
        {isOpen && (
          <Box sx={{ display: 'flex', gap: 1 }}>
            {page && routeExists(page) && (
              <Button
                component={Link}
                to={page}
                variant="outlined"
                size="small"
                aria-label={say('openOf', { name })}
              >
                {say('open')}
              </Button>
            )}
            <Button size="small" aria-label={say('dismissOf', { name })} onClick={onDismiss}>
              {say('dismiss')}
            </Button>
          </Box>
        )}
        {state === 'DISMISSED' && (
          <Button
            size="small"
            loading={isBusy}
            aria-label={say('reopenOf', { name })}
            onClick={() => void run(onReopen, { leaves: true })}
          >
            {say('reopen')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
