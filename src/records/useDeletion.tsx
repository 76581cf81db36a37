import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import type { ReactNode } from 'react';
import { useDelete, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { recordHeading } from '../fields/index.ts';
import { useSayDone } from '../fields/useSayDone.ts';
import type { Operation } from '../operations/Operations.tsx';
import type { OperableRecord } from '../operations/useOperations.ts';
import { SubmissionDialog } from '../forms/dialogs/SubmissionDialog.tsx';
import { useErrorText } from '../runtime/failures/useErrorText.ts';
import { useSubmission } from '../runtime/submission/useSubmission.ts';
import { useDialog } from '../runtime/address/useUrlParam.ts';
import { useParentPage } from './child/useParentPage.ts';
import { useModuleFormContext } from '../forms/formContext.ts';

/**
 * Among a record's operations: deletes it, once asked and answered; then back to the list, or to its parent. Off, with
 * the reason, where the module declares when a record may be deleted and this one may not.
 */
export function useDeletion(record: RaRecord): { readonly operation: Operation; readonly dialog: ReactNode } {
  const { module } = useModuleFormContext();
  const translate = useTranslate();
  const [isAsking, setAsking] = useDialog('delete');
  const state = (record as OperableRecord).operations?.DELETE;
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
    dialog: isAsking && <DeleteDialog record={record} onClose={() => setAsking(false)} />,
  };
}

interface DeleteDialogProps {
  readonly record: RaRecord;
  readonly onClose: () => void;
}

function DeleteDialog({ record, onClose }: DeleteDialogProps) {
  const { module, release } = useModuleFormContext();
  const translate = useTranslate();
  const notify = useNotify();
  const sayDone = useSayDone();
  const navigate = useNavigate();
  const errorText = useErrorText(module.name);
  const { pageOf, refresh } = useParentPage(module);
  const [remove] = useDelete();
  const { run, isBusy, trouble } = useSubmission();
  const title = recordHeading(translate, module, record);

  const go = async () => {
    const { pathname } = window.location;
    const refused = await run(async () => {
      await remove(
        module.resource,
        { id: record.id, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      // The record is deleted: unsaved changes to it no longer keep the user on the page.
      release();
      sayDone(module, 'deleted', record);
      void refresh();
      // The user may have opened another page meanwhile.
      if (window.location.pathname === pathname) void navigate(pageOf(record));
    });
    // Without an answer it is unknown whether the record is gone: the question stays, to be sent once more.
    if (!refused || refused.kind === 'lost') return;
    onClose();
    notify(errorText(refused.code), { type: 'error', title: 'errors.DELETE_FAILED' });
  };

  return (
    <SubmissionDialog
      submission={{ isBusy, trouble: trouble?.kind === 'lost' ? trouble : null }}
      title={translate('kit.form.deleteConfirm.title', { title })}
      confirm={translate('kit.form.deleteConfirm.confirm')}
      cancel={translate('kit.form.deleteConfirm.cancel')}
      onSend={() => void go()}
      onClose={onClose}
      danger
    >
      <span>{translate('kit.form.deleteConfirm.text')}</span>
    </SubmissionDialog>
  );
}
