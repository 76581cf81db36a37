import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDeleteMany, useListContext, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { recordTitle } from '../../fields/index.ts';
import { SubmissionDialog } from '../../forms/dialogs/SubmissionDialog.tsx';
import { linkOf, useModuleList } from '../listContext.ts';
import { AgainstAlert } from './AgainstAlert.tsx';
import { useBulk } from './useBulk.ts';

interface BulkDeleteProps {
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  readonly onAnswered: () => void;
}

/** Deletes the ticked records, all or none, once asked and answered. */
export function BulkDelete({ isAsking, onAsk, onAnswered }: BulkDeleteProps) {
  const translate = useTranslate();
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
      {/* Each time anew: what was typed for others does not count. */}
      {isAsking && <DeleteDialog onAnswered={onAnswered} />}
    </>
  );
}

/** Names how many are deleted; where some cannot be, each with its reason, and the others can be without them. */
function DeleteDialog({ onAnswered }: Pick<BulkDeleteProps, 'onAnswered'>) {
  const setup = useModuleList();
  const { module } = setup;
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<RaRecord>();
  const translate = useTranslate();
  const notify = useNotify();
  const [remove] = useDeleteMany();
  const bulk = useBulk(selectedIds.map(Number));
  const { ids, against } = bulk;
  const count = ids.length;
  // As they were ticked: a record that another user deletes meanwhile is gone from the list, but is still named.
  const [ticked] = useState(() => new Map(data.map((one) => [Number(one.id), one] as const)));
  const recordOf = (id: number) => ticked.get(id);
  const nameOf = (id: number) => {
    const record = recordOf(id);
    return record ? recordTitle(translate, module, record) : String(id);
  };
  const pageOf = (id: number) => {
    const record = recordOf(id);
    return record ? linkOf(setup, record) : null;
  };
  const go = async () => {
    const rest = await bulk.run(async () => {
      await remove(module.resource, { ids: [...ids] }, { mutationMode: 'pessimistic', returnPromise: true });
      onAnswered();
      onUnselectItems();
      notify('kit.list.bulkDelete.done', { type: 'success', messageArgs: { smart_count: count } });
    });
    // Without any ticked record the dialog would be gone with its reasons.
    if (rest && rest.length > 0) onSelect([...rest]);
  };
  return (
    <SubmissionDialog
      submission={bulk.submission}
      module={module.name}
      title={translate('kit.list.bulkDelete.title', { smart_count: count || against.size })}
      confirm={translate('kit.form.deleteConfirm.confirm')}
      cancel={translate('kit.form.deleteConfirm.cancel')}
      onSend={() => void go()}
      onClose={onAnswered}
      disabled={count === 0}
      danger
      {...(count > 1 && { word: translate('kit.form.deleteConfirm.word') })}
    >
      <AgainstAlert
        against={against}
        title={translate('kit.list.bulkDelete.failures', { smart_count: against.size })}
        module={module.name}
        nameOf={nameOf}
        pageOf={pageOf}
      />
      <Typography>{translate('kit.list.bulkDelete.text')}</Typography>
    </SubmissionDialog>
  );
}
