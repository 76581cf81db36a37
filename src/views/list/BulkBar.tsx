import CloseRounded from '@mui/icons-material/CloseRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useDeleteMany, useListContext, useNotify, useTranslate } from 'react-admin';
import { may } from '../../../authProvider/authProvider.ts';
import { useErrorText } from '../../shell/useErrorText.ts';
import { ConfirmDialog } from '../form/ConfirmDialog.tsx';
import { useModuleList } from './listContext.ts';

/** What can be done with the ticked records; it says how many they are. */
export function BulkBar() {
  const { module, bulkActions, canDelete } = useModuleList();
  const { selectedIds = [], onUnselectItems } = useListContext();
  const translate = useTranslate();
  const isDeletable = canDelete ?? (may(module.access.remove) && !module.without?.includes('remove'));
  if (selectedIds.length === 0) return null;
  return (
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
      <IconButton
        size="small"
        aria-label={translate('kit.list.selection.clear')}
        onClick={() => onUnselectItems()}
      >
        <CloseRounded fontSize="small" />
      </IconButton>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {translate('kit.list.selection.label', { smart_count: selectedIds.length })}
      </Box>
      <Box sx={{ flex: 1 }} />
      {bulkActions}
      {isDeletable && <BulkDelete />}
    </Box>
  );
}

/** Deletes the ticked records, all or none, once asked and answered. */
function BulkDelete() {
  const { module } = useModuleList();
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isPending }] = useDeleteMany();
  const count = selectedIds.length;
  const go = () =>
    void remove(
      module.resource,
      { ids: selectedIds },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onUnselectItems();
          notify('kit.list.bulkDelete.done', { type: 'success', messageArgs: { smart_count: count } });
        },
        onError: (failure) =>
          notify(translate('kit.list.bulkDelete.refused', { reason: errorText(failure) }), { type: 'error' }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        size="small"
        startIcon={<DeleteOutlineRounded />}
        onClick={() => setAsking(true)}
      >
        {translate('kit.form.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('kit.list.bulkDelete.title', { smart_count: count })}
        confirm={translate('kit.form.deleteConfirm.confirm')}
        cancel={translate('kit.form.deleteConfirm.cancel')}
        onConfirm={go}
        onCancel={() => setAsking(false)}
        busy={isPending}
        danger
      >
        {translate('kit.list.bulkDelete.text')}
      </ConfirmDialog>
    </>
  );
}
