import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { TransferRow } from '../transferRow.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** What can be done with the ticked requests; it says how many they are. */
export function BulkDecision() {
  const translate = useTranslate();
  const { selectedIds = [], onUnselectItems } = useListContext<TransferRow>();
  const [asking, setAsking] = useState<{
    validation: 'ACCEPTED' | 'REJECTED';
    ids: readonly number[];
  } | null>(null);
  const say = (key: string, options?: Record<string, unknown>) =>
    translate(`transferPages.queue.${key}`, options);
  const ask = (validation: 'ACCEPTED' | 'REJECTED') =>
    setAsking({ validation, ids: selectedIds.map(Number) });
  return (
    <>
      {selectedIds.length > 0 && (
        <Box
          role="region"
          aria-label={translate('kit.list.selection.actions')}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: 1.5,
            py: 0.75,
            borderRadius: '11px',
            bgcolor: 'primary.light',
          }}
        >
          <IconButton size="small" aria-label={say('clearSelection')} onClick={() => onUnselectItems()}>
            <CloseRounded fontSize="small" />
          </IconButton>
          <Box role="status" sx={{ fontWeight: 600 }}>
            {say('selected', { smart_count: selectedIds.length })}
          </Box>
          <Box sx={{ flex: 1 }} />
          <Button variant="contained" size="small" onClick={() => ask('ACCEPTED')}>
            {say('accept')}
          </Button>
          <Button variant="outlined" size="small" onClick={() => ask('REJECTED')}>
            {say('reject')}
          </Button>
        </Box>
      )}
      {asking && <BulkDialog {...asking} onClose={() => setAsking(null)} />}
    </>
  );
}
