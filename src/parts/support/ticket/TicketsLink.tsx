import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { counter } from '../../../runtime/counter.ts';
import { useUnreadTickets } from './tickets.ts';

/** The way to what one has asked before, and whether there is news of it. */
export function TicketsLink({ onFollow }: { readonly onFollow: () => void }) {
  const translate = useTranslate();
  const count = useUnreadTickets();
  return (
    <Button
      component={Link}
      to="/support"
      size="small"
      onClick={onFollow}
      sx={{ alignSelf: 'flex-start', ml: -1 }}
    >
      {count > 0
        ? translate('supportPages.dialog.mineNew', { n: counter(count) })
        : translate('supportPages.dialog.mine')}
    </Button>
  );
}
