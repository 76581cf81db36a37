import AddCommentRounded from '@mui/icons-material/AddCommentRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { TICKET_CATEGORIES } from '../../../resources/ticket/schema.ts';
import { counter } from '../../runtime/counter.ts';
import { openSupportDialog } from '../../parts/support/supportDialogState.ts';
import { useMayAsk } from '../../parts/support/mayAsk.ts';
import { useStatusName } from '../../parts/support/TicketStatus.tsx';
import { useUnreadTickets } from '../../parts/support/tickets.ts';
import { STATUS_CHOICES, type Narrowed } from './useTicketList.ts';

interface TicketFiltersProps {
  readonly narrowed: Narrowed;
  readonly onChange: (change: Partial<Narrowed>) => void;
}

/** The filters of the tickets; beside them, the button to ask for help. */
export function TicketFilters({ narrowed, onChange }: TicketFiltersProps) {
  const translate = useTranslate();
  const nameOf = useStatusName();
  const mayAsk = useMayAsk();
  const count = useUnreadTickets();
  const say = (key: string, more?: object) => translate(`supportPages.list.${key}`, { ...more });
  const choice = (
    name: 'status' | 'category',
    any: string,
    choices: readonly (readonly [string, string])[],
  ) => (
    <TextField
      select
      size="small"
      margin="none"
      fullWidth={false}
      label={say(name)}
      value={narrowed[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      // On a phone the two share a line of their own.
      sx={{
        minWidth: { xs: 130, sm: 170 },
        maxWidth: '100%',
        m: 0,
        flex: { xs: '1 1 0', sm: 'none' },
        order: { xs: 2, sm: 0 },
      }}
    >
      <MenuItem value="">{any}</MenuItem>
      {choices.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: { xs: 'center', sm: 'flex-end' }, gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={narrowed.isUnread}
        onChange={(_, next: boolean | null) => next !== null && onChange({ isUnread: next })}
        aria-label={say('show')}
      >
        <ToggleButton value={false}>{say('all')}</ToggleButton>
        <ToggleButton value>{say('unread', { n: counter(count) })}</ToggleButton>
      </ToggleButtonGroup>
      {choice(
        'status',
        say('any'),
        STATUS_CHOICES.map((status) => [status, nameOf(status)]),
      )}
      {choice(
        'category',
        say('anyCategory'),
        TICKET_CATEGORIES.map((category) => [category, translate(`supportPages.category.${category}`)]),
      )}
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      {mayAsk && (
        <Button
          variant="contained"
          startIcon={<AddCommentRounded />}
          onClick={() => openSupportDialog()}
          sx={{ ml: { xs: 'auto', sm: 0 }, px: { xs: 1.5, sm: 2 } }}
        >
          {translate('supportPages.ask')}
        </Button>
      )}
    </Box>
  );
}
