import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import type { Account, Status } from './statusChange.ts';

/** What of an account is under way and ends with it, in the order in which it is said. */
const EFFECTS = ['sessions', 'waitingDecisions', 'runningBatches', 'openRequests'] as const;

interface AccountListProps {
  readonly accounts: readonly Account[];
  readonly status: Status;
  /** Selected accounts that are no longer there. */
  readonly missing: number;
}

/** The accounts of a change of state, each with what the change does, or why it cannot be. */
export function AccountList({ accounts, status, missing }: AccountListProps) {
  const say = useTexts('userPages.bulk');
  const errorText = useErrorText('user');
  const effectsOf = (account: Account): string =>
    EFFECTS.filter((one) => account[one] > 0)
      .map((one) => say(one, { smart_count: account[one] }))
      .join('; ');
  return (
    <>
      {missing > 0 && <Alert severity="info">{say('missing', { smart_count: missing })}</Alert>}
      <Box
        component="ul"
        aria-label={say('accounts')}
        // Scrolls by keys as well.
        tabIndex={0}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 300, overflowY: 'auto' }}
      >
        {accounts.map((account) => (
          <Box
            component="li"
            key={account.id}
            sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}
          >
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {account.name}
            </Typography>
            {account.entity && (
              <Typography
                component="span"
                sx={{ color: 'text.secondary' }}
              >{` · ${account.entity.name}`}</Typography>
            )}
            <Typography
              variant="body2"
              sx={{ color: account.refusal === null ? 'text.secondary' : 'warning.dark' }}
            >
              {account.refusal === null
                ? effectsOf(account) || say(`${status}.willBe`)
                : say('refused', { reason: errorText(account.refusal) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
