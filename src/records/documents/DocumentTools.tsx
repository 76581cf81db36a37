import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { SearchField } from '../../components/search/SearchField.tsx';
import { DocumentFilters } from './DocumentFilters.tsx';
import { DocumentSort } from './DocumentSort.tsx';
import type { useDocumentSearch } from './useDocumentSearch.ts';

interface DocumentToolsProps {
  readonly search: ReturnType<typeof useDocumentSearch>;
  /** Whether documents of all kinds are listed, which can be narrowed down. */
  readonly hasAllKinds: boolean;
  /** The button that uploads more. */
  readonly children: ReactNode;
}

/** The toolbar of a list of documents: search, order, upload. */
export function DocumentTools({ search, hasAllKinds, children }: DocumentToolsProps) {
  const translate = useTranslate();
  const { words, setWords, filter, setFilter, sorting, setSorting } = search;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, maxWidth: { sm: 420 } }}>
          <SearchField label={translate('filePages.search')} words={words} onWords={setWords} />
        </Box>
        <DocumentSort value={sorting} onChange={setSorting} />
        {children && (
          <Box
            sx={{
              ml: 'auto',
              flex: { xs: '1 0 auto', sm: 'none' },
              '& button': { width: '100%', height: 40 },
            }}
          >
            {children}
          </Box>
        )}
      </Box>
      {hasAllKinds && <DocumentFilters filter={filter} setFilter={setFilter} />}
    </>
  );
}
