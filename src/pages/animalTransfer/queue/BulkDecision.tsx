import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { SelectionBar, useBulkDialog } from '../../../views/list/many/SelectionBar.tsx';
import type { TransferRow } from '../../../parts/transfer/transferRow.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** What asked is gone with the ticks: the keyboard goes on at the queue, once the dialog has let go of the focus. */
const focusQueue = () =>
  requestAnimationFrame(() => document.querySelector('h1')?.focus({ preventScroll: true }));

/** What can be done with the ticked requests. */
export function BulkDecision() {
  const translate = useTranslate();
  const { selectedIds = [] } = useListContext<TransferRow>();
  const [asked, ask] = useBulkDialog(['ACCEPTED', 'REJECTED']);
  return (
    <>
      <SelectionBar label="transferPages.queue.selected">
        <Button variant="contained" size="small" onClick={() => ask('ACCEPTED')}>
          {translate('transferPages.queue.accept')}
        </Button>
        <Button variant="outlined" size="small" onClick={() => ask('REJECTED')}>
          {translate('transferPages.queue.reject')}
        </Button>
      </SelectionBar>
      {asked && (
        <BulkDialog
          validation={asked}
          ids={selectedIds.map(Number)}
          onClose={() => ask(null)}
          onStored={focusQueue}
        />
      )}
    </>
  );
}
