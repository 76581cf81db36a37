import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, type ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useHistoryState } from '../../runtime/address/historyState.ts';

/**
 * The open dialog about the selected records, stored with the browser's history entry: a reload, which keeps the
 * selection, opens it again. In the address it would undo a list's default filters, which apply only to an empty
 * address.
 */
export function useBulkDialog<T extends string>(allowed: readonly T[]) {
  const { selectedIds = [] } = useListContext();
  const [kept, ask] = useHistoryState<T>('bulk');
  const asked = kept !== null && allowed.includes(kept) ? kept : null;
  const isAboutNothing = asked !== null && selectedIds.length === 0;
  useEffect(() => {
    if (isAboutNothing) ask(null);
    // Once only: a dialog that has finished with all of them closes automatically.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  return [asked, ask] as const;
}

interface SelectionBarProps {
  /** Key of the words for so many, where the records have a name of their own. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** The line of the ticked records: how many they are, the way to untick them, and what can be done with them. */
export function SelectionBar({ label = 'kit.list.selection.label', children }: SelectionBarProps) {
  const translate = useTranslate();
  const { selectedIds = [], onUnselectItems, data } = useListContext();
  // Kept from another page or filter: what is done with the selection is done with them as well.
  const elsewhere = data ? selectedIds.filter((id) => !data.some((record) => record.id === id)).length : 0;
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
      <Box role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
        {translate(label, { smart_count: selectedIds.length })}
        {elsewhere > 0 && (
          <Box component="span" sx={{ fontWeight: 400 }}>
            {` · ${translate('kit.list.selection.elsewhere', { smart_count: elsewhere })}`}
          </Box>
        )}
      </Box>
      {/* What can be done stays together, on a line of its own where there is no room. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{children}</Box>
    </Box>
  );
}
