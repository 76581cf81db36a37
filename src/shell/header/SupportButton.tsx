import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, memo, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useCommand } from '../frame/commands.ts';
import { counter } from '../../runtime/counter.ts';
import {
  openSupportDialog,
  closeSupportDialog,
  useSupportDialog,
} from '../../parts/support/ticket/supportDialogState.ts';
import { useMayAsk } from '../../parts/support/ticket/mayAsk.ts';
import { usePollMs } from '../../parts/common/information/announcement.ts';
import { useUnreadTickets } from '../../parts/support/ticket/tickets.ts';

const SupportDialog = lazy(() =>
  import('../../parts/support/ticket/ask/SupportDialog.tsx').then((module) => ({
    default: module.SupportDialog,
  })),
);

/**
 * The way to support from every page, with the number of tickets that have news. The dialog is drawn here also where
 * the button is not: narrow pages ask from the list of tickets.
 */
export const SupportButton = memo(function SupportButton({ isWide }: { readonly isWide: boolean }) {
  const translate = useTranslate();
  const mayAsk = useMayAsk();
  const asking = useSupportDialog();
  const count = useUnreadTickets(usePollMs('notifications'));
  useCommand(
    {
      name: 'support',
      label: translate('supportPages.ask'),
      icon: 'support',
      run: () => openSupportDialog(),
    },
    mayAsk,
  );
  return (
    <>
      {isWide && mayAsk && <Button count={count} />}
      {asking && mayAsk && (
        <Suspense fallback={null}>
          <SupportDialog asking={asking} onClose={closeSupportDialog} />
        </Suspense>
      )}
    </>
  );
});

function Button({ count }: { readonly count: number }) {
  const translate = useTranslate();
  return (
    <Tooltip title={translate('supportPages.ask')}>
      <IconButton
        aria-haspopup="dialog"
        aria-label={
          count > 0
            ? translate('supportPages.askCount', { smart_count: count, n: counter(count) })
            : translate('supportPages.ask')
        }
        onClick={() => openSupportDialog()}
      >
        <Badge badgeContent={counter(count)} invisible={count === 0} color="error">
          <SupportAgentRounded />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
