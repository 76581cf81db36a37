import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';
import { useChangeFilters } from '../../../views/list/filter/FilterPanel.tsx';

/** Where requests come from. Left open, the queue leaves out those of owners, which are decided one by one. */
export function OriginFilter() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const change = useChangeFilters();
  const { origin } = filterValues as { origin?: string };
  return (
    <TextField
      select
      id="filter-origin"
      label={translate('transferPages.queue.origin')}
      value={origin ?? ''}
      onChange={(event) => change({ origin: event.target.value || undefined })}
      slotProps={{ inputLabel: { htmlFor: 'filter-origin' }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate('transferPages.queue.anyOrigin')}</MenuItem>
      <MenuItem value="PUBLIC">{translate('transferPages.origin.PUBLIC')}</MenuItem>
      <MenuItem value="OWNERS">{translate('transferPages.origin.OWNERS')}</MenuItem>
    </TextField>
  );
}
