import AddCommentRounded from '@mui/icons-material/AddCommentRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { TICKET_CATEGORIES } from '../../../../resources/support/ticket/schema.ts';
import { SelectFilter } from '../../../components/search/SelectFilter.tsx';
import { counter } from '../../../runtime/counter.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { openSupportDialog } from '../../../parts/support/ticket/supportDialogState.ts';
import { useMayAsk } from '../../../parts/support/ticket/mayAsk.ts';
import { useStatusName } from '../../../parts/support/ticket/TicketStatus.tsx';
import { useUnreadTickets } from '../../../parts/support/ticket/tickets.ts';
import { STATUS_CHOICES, type TicketList } from './useTicketList.ts';

/** On a phone the two selections share a line of their own, below the button. */
const OWN_LINE = { display: { xs: 'flex', sm: 'contents' }, flexBasis: '100%', gap: 1.5, order: 1 } as const;
const SIDE_BY_SIDE = {
  minWidth: { xs: 130, sm: 170 },
  width: 'auto',
  maxWidth: '100%',
  flex: { xs: '1 1 0', sm: 'none' },
} as const;

/** The filters of the tickets; beside them, the button to ask for help. */
export function TicketFilters({ filter, go }: Pick<TicketList, 'filter' | 'go'>) {
  const translate = useTranslate();
  const nameOf = useStatusName();
  const mayAsk = useMayAsk();
  const count = useUnreadTickets();
  const say = useTexts('supportPages.list');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: { xs: 'center', sm: 'flex-end' }, gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filter.unread !== undefined}
        onChange={(_, next: boolean | null) => next !== null && go({ unread: next ? 'true' : '' })}
        aria-label={say('show')}
      >
        <ToggleButton value={false}>{say('all')}</ToggleButton>
        <ToggleButton value>{say('unread', { n: counter(count) })}</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={OWN_LINE}>
        <SelectFilter
          label={say('status')}
          value={filter.status}
          any={say('any')}
          options={STATUS_CHOICES}
          nameOf={nameOf}
          onChoose={(status) => go({ status })}
          sx={SIDE_BY_SIDE}
        />
        <SelectFilter
          label={say('category')}
          value={filter.category}
          any={say('anyCategory')}
          options={TICKET_CATEGORIES}
          nameOf={(category) => translate(`supportPages.category.${category}`)}
          onChoose={(category) => go({ category })}
          sx={SIDE_BY_SIDE}
        />
      </Box>
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      {mayAsk && (
        <Button
          variant="contained"
          startIcon={<AddCommentRounded />}
          onClick={() => openSupportDialog()}
          sx={{ flexGrow: { xs: 1, sm: 0 }, px: { xs: 1.5, sm: 2 } }}
        >
          {translate('supportPages.ask')}
        </Button>
      )}
    </Box>
  );
}
