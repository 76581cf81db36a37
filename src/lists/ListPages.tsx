import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Select from '@mui/material/Select';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useCallback, useContext } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { showNumber } from '../fields/controls/number.tsx';
import { useLanguage } from '../runtime/language/LanguageProvider.tsx';
import { PlaceContext } from './listContext.ts';
import { atPage, onMouseDown } from './useListPlace.ts';
import { isEstimated } from './useTotalText.ts';

const SIZES = [10, 25, 50, 100];
/** Most numbered buttons at a time. */
const BUTTONS = 5;

interface PagesProps {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly isEstimate?: boolean;
  readonly setPage: (page: number) => void;
  /** Begins to fetch what `setPage` would show. */
  readonly prepare?: (page: number) => void;
  /** Left out where a page always has so many. */
  readonly setPerPage?: (perPage: number) => void;
}

/** The pages of the list around this. `isWithoutSizes`: a page always has so many. */
export function ListPages({ isWithoutSizes = false }: { readonly isWithoutSizes?: boolean }) {
  const { page, perPage, total = 0, isPending, setPage, setPerPage, meta } = useListContext();
  const changes = useContext(PlaceContext);
  const prepare = useCallback((wanted: number) => changes.prepare(atPage(wanted)), [changes]);
  if (isPending) return null;
  const isEstimate = isEstimated(meta);
  return (
    <Pages
      {...{ page, perPage, total, isEstimate, setPage, prepare }}
      {...(!isWithoutSizes && { setPerPage })}
    />
  );
}

/** Where one is in a list and how to get elsewhere: '26 - 50 de 312 registos', five pages around, the ends. */
export const Pages = memo(function Pages({
  page,
  perPage,
  total,
  isEstimate = false,
  setPage,
  prepare,
  setPerPage,
}: PagesProps) {
  const translate = useTranslate();
  const [locale] = useLanguage();
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  if (total === 0) return null;
  const n = showNumber(total, locale);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const range = translate(`kit.list.pagination.range${isEstimate ? 'Estimate' : ''}`, {
    from: showNumber((page - 1) * perPage + 1, locale),
    to: showNumber(isEstimate ? page * perPage : Math.min(page * perPage, total), locale),
    n,
    smart_count: total,
  });
  const compact = translate(`kit.list.pagination.compact${isEstimate ? 'Estimate' : ''}`, { page, pages });
  // MUI draws a sixth button near both ends.
  const first = Math.max(1, Math.min(page - 2, pages - BUTTONS + 1));
  const isDrawn = ({ type, page: at }: { readonly type: string; readonly page: number | null }) =>
    !type.endsWith('ellipsis') && (type !== 'page' || (at! >= first && at! < first + BUTTONS));
  const label = (type: string, at: number | null, selected: boolean) =>
    type === 'page'
      ? translate(`kit.list.pagination.${selected ? 'current' : 'page'}`, { page: at })
      : type.endsWith('ellipsis')
        ? ''
        : translate(`kit.list.pagination.${type}`);
  return (
    <Box
      data-action-bar=""
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, rowGap: 1 }}
    >
      <Box
        role="status"
        sx={{ fontSize: '0.875rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {isNarrow && pages > 1 ? compact : range}
      </Box>
      <Box sx={{ flex: 1 }} />
      {setPerPage && total > (SIZES[0] ?? 0) && (
        <Select
          size="small"
          className="no-print"
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
          inputProps={{ 'aria-label': translate('kit.list.pagination.perPage') }}
          sx={{ minHeight: 34, '& .MuiSelect-select': { py: 0.5 } }}
        >
          {[...new Set([...SIZES, perPage])]
            .sort((a, b) => a - b)
            .map((size) => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
        </Select>
      )}
      {pages > 1 && (
        <Pagination
          className="no-print"
          aria-label={translate('kit.list.pagination.label')}
          count={pages}
          page={page}
          onChange={(_, next) => setPage(next)}
          shape="rounded"
          color="primary"
          siblingCount={isNarrow ? 0 : 2}
          boundaryCount={0}
          showFirstButton
          // The last page of an estimated list is not known exactly.
          showLastButton={!isEstimate}
          getItemAriaLabel={label}
          renderItem={(item) =>
            isDrawn(item) ? (
              <PaginationItem {...item} onPointerDown={onMouseDown(() => prepare?.(item.page!))} />
            ) : null
          }
        />
      )}
    </Box>
  );
});
