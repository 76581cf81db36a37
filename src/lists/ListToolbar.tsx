import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useId } from 'react';
import { useListFilterContext, useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../../authProvider/authProvider.ts';
import { createTitle } from '../fields/index.ts';
import { useErrorText } from '../runtime/failures/useErrorText.ts';
import { ColumnsMenu } from './layout/ColumnsMenu.tsx';
import { ExportMenu } from './bulk/ExportMenu.tsx';
import { useModuleList } from './listContext.ts';
import { FilterButton } from './filter/FilterButton.tsx';
import { SearchBox } from './filter/SearchBox.tsx';
import { activeFilters, useFilterNames } from './filter/useFilterNames.ts';
import { ViewsMenu } from './layout/ViewsMenu.tsx';

/**
 * On a phone the main button floats where the thumb is, above the bar at the bottom; open filters keep it off. The page
 * leaves room for it below its end, so that nothing stays under it.
 */
export const AT_THUMB = {
  '@media (max-width: 599.95px)': {
    'main:has(&) + footer': { paddingBottom: '76px' },
    position: 'fixed',
    zIndex: 'fab',
    right: 16,
    maxWidth: 'calc(100vw - 32px)',
    bottom: 'calc(76px + env(safe-area-inset-bottom))',
    minHeight: 48,
    borderRadius: '10px',
    boxShadow: '0 8px 24px -6px rgb(6 24 20 / 0.45)',
  },
} as const;

/** Where a new record is made, for those who may. */
export function useCreateLink(): string | null {
  const { module, createTo, createSearch = '' } = useModuleList();
  const canCreate = may(module.access.create) && !module.without?.includes('create');
  return createTo !== undefined ? createTo : canCreate ? `/${module.resource}/create${createSearch}` : null;
}

/** Above a list: search, filters, views, columns, export, and the way to a new record. `isBare`: nothing is there yet. */
export const ListToolbar = memo(function ListToolbar({ isBare }: { readonly isBare: boolean }) {
  const { module, actions, isEmbedded, createReason } = useModuleList();
  const { filterValues } = useListFilterContext();
  const translate = useTranslate();
  const names = useFilterNames();
  const createTo = useCreateLink();
  const [isOpen, setOpen] = useStore(`${module.resource}.filtersOpen`, false);
  const count = activeFilters(filterValues).length;
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {!isBare && (module.list.search?.length ?? 0) > 0 && <SearchBox />}
      {!isBare && names.length > 0 && <FilterButton isOpen={isOpen} setOpen={setOpen} count={count} />}
      <Box sx={{ flex: 1 }} />
      {actions}
      {!isBare && (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {!isEmbedded && <ViewsMenu />}
          <ColumnsMenu />
          <ExportMenu />
        </Box>
      )}
      {createTo && createReason === undefined && (
        <Button
          component={Link}
          to={createTo}
          variant="contained"
          startIcon={<AddRounded />}
          sx={isOpen || isEmbedded ? {} : AT_THUMB}
        >
          {createTitle(translate, module)}
        </Button>
      )}
      {createTo && createReason !== undefined && (
        <ClosedButton reason={createReason} label={createTitle(translate, module)} />
      )}
    </Box>
  );
});

/** The button for a new record while none can be made: it stays in reach of the keyboard, and its reason beside it. */
function ClosedButton({ label, reason }: { readonly label: string; readonly reason: string }) {
  const id = useId();
  const errorText = useErrorText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box id={id} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {errorText(reason)}
      </Box>
      <Button
        variant="contained"
        startIcon={<AddRounded />}
        aria-disabled
        aria-describedby={id}
        sx={{ opacity: 0.6, cursor: 'not-allowed' }}
      >
        {label}
      </Button>
    </Box>
  );
}
