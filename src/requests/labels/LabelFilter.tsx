import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';
import { useChangeFilters } from '../../lists/filter/FilterPanel.tsx';
import { useLabelsInUse } from './useLabels.ts';

/** The requests that have a label. */
export function LabelFilter() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const change = useChangeFilters();
  const { label = '' } = filterValues as { label?: string };
  const values = useLabelsInUse(true).map(({ value }) => value);
  // One that no open request has any more, chosen on another page.
  const offered = label === '' || values.includes(label) ? values : [label, ...values];
  return (
    <TextField
      select
      id="filter-label"
      label={translate('requestPages.label')}
      value={label}
      onChange={(event) => change({ label: event.target.value || undefined })}
      slotProps={{
        inputLabel: { htmlFor: 'filter-label', shrink: true },
        select: { displayEmpty: true },
      }}
    >
      <MenuItem value="">{translate('requestPages.anyLabel')}</MenuItem>
      {offered.map((value) => (
        <MenuItem key={value} value={value}>
          {value}
        </MenuItem>
      ))}
    </TextField>
  );
}
