import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { SelectionBar, useBulkDialog } from '../../lists/bulk/SelectionBar.tsx';
import type { RequestRow } from '../requestRow.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** Moves the focus to the queue: the button that opened the dialog disappears with the selection. */
const focusQueue = () =>
  requestAnimationFrame(() => document.querySelector('h1')?.focus({ preventScroll: true }));

/** The bulk decisions on the selected requests. */
export function BulkDecision() {
  const translate = useTranslate();
  const { selectedIds = [] } = useListContext<RequestRow>();
  const [asked, ask] = useBulkDialog(['ACCEPTED', 'REJECTED']);
  return (
    <>
      <SelectionBar label="kit.requests.queue.selected">
        <Button variant="contained" size="small" onClick={() => ask('ACCEPTED')}>
          {translate('kit.requests.queue.accept')}
        </Button>
        <Button variant="outlined" size="small" onClick={() => ask('REJECTED')}>
          {translate('kit.requests.queue.reject')}
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
