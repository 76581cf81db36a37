import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { useDeleteMany, useListContext, useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useModuleList } from '../listContext.ts';

interface BulkDeleteProps {
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  readonly onAnswered: () => void;
}

/** Deletes the ticked records, all or none, once asked and answered. */
export function BulkDelete({ isAsking, onAsk, onAnswered }: BulkDeleteProps) {
  const { module } = useModuleList();
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText(module.name);
  const [remove, { isPending }] = useDeleteMany();
  const count = selectedIds.length;
  const go = () =>
    void remove(
      module.resource,
      { ids: selectedIds },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onAnswered();
          onUnselectItems();
          notify('kit.list.bulkDelete.done', { type: 'success', messageArgs: { smart_count: count } });
        },
        onError: (failure) => {
          onAnswered();
          notify(translate('kit.list.bulkDelete.refused', { reason: errorText(failure) }), {
            type: 'error',
            title: 'errors.DELETE_FAILED',
          });
        },
      },
    );
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        size="small"
        startIcon={<DeleteOutlineRounded />}
        onClick={onAsk}
      >
        {translate('kit.form.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('kit.list.bulkDelete.title', { smart_count: count })}
        confirm={translate('kit.form.deleteConfirm.confirm')}
        cancel={translate('kit.form.deleteConfirm.cancel')}
        onConfirm={go}
        onCancel={onAnswered}
        busy={isPending}
        danger
        // Each time anew: what was typed for others does not count.
        key={String(isAsking)}
        {...(count > 1 && { word: translate('kit.form.deleteConfirm.word') })}
      >
        {translate('kit.list.bulkDelete.text')}
      </ConfirmDialog>
    </>
  );
}
