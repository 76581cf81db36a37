import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import type { ReactNode } from 'react';
import { useDelete, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { recordTitle } from '../fields/index.ts';
import type { Operation } from '../operations/Operations.tsx';
import type { OperableRecord } from '../operations/useOperations.ts';
import { useErrorText } from '../runtime/failures/useErrorText.ts';
import { useDialog } from '../runtime/address/useInAddress.ts';
import { useParentPage } from './child/useParentPage.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useModuleFormContext } from '../forms/formContext.ts';
import { savedToast } from './SavedToast.tsx';

/**
 * Among a record's operations: deletes it, once asked and answered; then back to the list, or to its parent. Off, with
 * the reason, where the module declares when a record may be deleted and this one may not.
 */
export function useDeletion(record: RaRecord): { readonly operation: Operation; readonly dialog: ReactNode } {
  const { module, release } = useModuleFormContext();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const errorText = useErrorText(module.name);
  const [isAsking, setAsking] = useDialog('delete');
  const { pageOf, refresh } = useParentPage(module);
  const [remove, { isPending }] = useDelete();
  const title = recordTitle(module, record);
  const state = (record as OperableRecord).operations?.DELETE;

  const go = () =>
    void remove(
      module.resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          // The record is gone: what was typed about it holds nobody back.
          release();
          notify(savedToast({ kind: 'deleted', title }), { type: 'success' });
          void refresh();
          void navigate(pageOf(record));
        },
        onError: (failure) => {
          setAsking(false);
          notify(errorText(failure), { type: 'error', title: 'errors.DELETE_FAILED' });
        },
      },
    );

  return {
    operation: {
      danger: true,
      icon: DeleteOutlineRounded,
      label: translate(`resources.${module.name}.operations.delete.label`, {
        _: translate('kit.form.delete'),
      }),
      reason: state?.allowed === false ? state.reason : undefined,
      onClick: () => setAsking(true),
    },
    dialog: (
      <ConfirmDialog
        open={isAsking}
        title={translate('kit.form.deleteConfirm.title', { title })}
        confirm={translate('kit.form.deleteConfirm.confirm')}
        cancel={translate('kit.form.deleteConfirm.cancel')}
        onConfirm={go}
        onCancel={() => setAsking(false)}
        busy={isPending}
        danger
      >
        {translate('kit.form.deleteConfirm.text')}
      </ConfirmDialog>
    ),
  };
}
