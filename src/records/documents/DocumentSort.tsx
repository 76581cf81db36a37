import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { DocumentSearch } from './useDocumentList.ts';

/** An order of a list of documents. */
export type DocumentSorting = Pick<DocumentSearch, 'sortProperty' | 'sortDirection'>;

const SORTINGS = {
  newest: { sortProperty: 'creationTimestamp', sortDirection: 'DESC' },
  oldest: { sortProperty: 'creationTimestamp', sortDirection: 'ASC' },
  name: { sortProperty: 'name', sortDirection: 'ASC' },
  nameDown: { sortProperty: 'name', sortDirection: 'DESC' },
  largest: { sortProperty: 'size', sortDirection: 'DESC' },
  expiring: { sortProperty: 'expirationDate', sortDirection: 'ASC' },
} as const satisfies Record<string, DocumentSorting>;
export type SortingName = keyof typeof SORTINGS;
export const SORTING_NAMES = Object.keys(SORTINGS) as SortingName[];

export const sortingOf = (name: SortingName): DocumentSorting => SORTINGS[name];

interface DocumentSortProps {
  readonly value: SortingName;
  readonly onChange: (value: SortingName) => void;
}

/** In which order documents are listed. */
export function DocumentSort({ value, onChange }: DocumentSortProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate('filePages.sort.label')}
      value={value}
      onChange={(event) => onChange(event.target.value as SortingName)}
      sx={{ flex: { xs: '1 1 150px', sm: '0 1 210px' }, minWidth: 150 }}
    >
      {SORTING_NAMES.map((name) => (
        <MenuItem key={name} value={name}>
          {translate(`filePages.sort.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
