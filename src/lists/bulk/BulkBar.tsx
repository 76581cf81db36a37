import { may } from '../../../authProvider/authProvider.ts';
import { BulkDelete } from './BulkDelete.tsx';
import { useModuleList } from '../listContext.ts';
import { SelectionBar, useBulkDialog } from './SelectionBar.tsx';

/** The bulk actions of a generated list. */
export function BulkBar() {
  const { module, bulkActions, canDelete } = useModuleList();
  const isDeletable = canDelete ?? (may(module.access.remove) && !module.without?.includes('remove'));
  const [asked, ask] = useBulkDialog(['delete']);
  return (
    <SelectionBar>
      {bulkActions}
      {isDeletable && (
        <BulkDelete isAsking={asked === 'delete'} onAsk={() => ask('delete')} onAnswered={() => ask(null)} />
      )}
    </SelectionBar>
  );
}
