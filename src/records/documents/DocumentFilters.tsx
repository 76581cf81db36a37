import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ALL_DOCUMENT_TYPES, DOCUMENT_VALIDITIES } from '../../../resources/common/document/types.ts';
import { SelectFilter } from '../../components/search/SelectFilter.tsx';
import { DayFilter } from './DayFilter.tsx';
import type { DocumentSearch } from './useDocumentList.ts';

/** The values of the filters; an empty one is left out of the search. */
export type DocumentFilter = Pick<DocumentSearch, 'documentType' | 'addedFrom' | 'addedUntil' | 'validity'>;

interface DocumentFiltersProps {
  readonly filter: DocumentFilter;
  readonly setFilter: (filter: DocumentFilter) => void;
}

/** Kind, days and validity, by which documents of all kinds are narrowed down. */
export function DocumentFilters({ filter, setFilter }: DocumentFiltersProps) {
  const translate = useTranslate();
  const set = (name: keyof DocumentFilter, value: string) => {
    const { [name]: _, ...others } = filter;
    setFilter(value === '' ? others : { ...others, [name]: value });
  };
  const choice = (name: 'documentType' | 'validity', values: readonly string[]) => (
    <SelectFilter
      label={translate(`filePages.filter.${name}`)}
      value={filter[name]}
      any={translate('filePages.filter.all')}
      options={values}
      nameOf={(value) => translate(`filePages.${name === 'validity' ? 'validity' : 'kind'}.${value}`)}
      onChoose={(value) => set(name, value)}
    />
  );
  const day = (name: 'addedFrom' | 'addedUntil') => (
    <DayFilter
      id={`documents-${name}`}
      label={translate(`filePages.filter.${name}`)}
      value={filter[name]}
      onChange={(value) => set(name, value)}
    />
  );
  return (
    <Box
      role="group"
      aria-label={translate('filePages.filter.label')}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 100%), 1fr))',
        // All stand on one line, whatever kind of field they are.
        '& .MuiFormControl-root': { m: 0 },
        // Two beside each other on a telephone: a whole date has to fit.
        '@media (max-width: 599.95px)': {
          '& .MuiInputBase-root': { pl: 0, pr: 0.5 },
          '& input.MuiInputBase-input': { px: 1 },
          '& .MuiInputAdornment-root': { ml: 0 },
        },
        alignItems: 'end',
      }}
    >
      {choice('documentType', ALL_DOCUMENT_TYPES)}
      {day('addedFrom')}
      {day('addedUntil')}
      {choice('validity', DOCUMENT_VALIDITIES)}
      {Object.keys(filter).length > 0 && (
        <Button variant="outlined" onClick={() => setFilter({})}>
          {translate('filePages.filter.clear')}
        </Button>
      )}
    </Box>
  );
}
