import AddRounded from '@mui/icons-material/AddRounded';
import GridViewRounded from '@mui/icons-material/GridViewRounded';
import TableRowsRounded from '@mui/icons-material/TableRowsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, memo, Suspense, useMemo } from 'react';
import { useListContext, useListFilterContext, useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { animal as module } from '../../../../../resources/animals/animal/schema.ts';
import { PAGE_DEFAULT } from '../../../../../resources/kit/calls/paging.ts';
import type { Values } from '../../../../fields/index.ts';
import { PageTitle } from '../../../../components/page/PageTitle.tsx';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { ColumnsMenu } from '../../../../lists/layout/ColumnsMenu.tsx';
import { ExportMenu } from '../../../../lists/bulk/ExportMenu.tsx';
import { FilterButton } from '../../../../lists/filter/FilterButton.tsx';
import { FilterChips } from '../../../../lists/filter/FilterChips.tsx';
import { FilterPanel } from '../../../../lists/filter/FilterPanel.tsx';
import { ListFailure, StaleNotice } from '../../../../lists/ListFailure.tsx';
import { AT_THUMB } from '../../../../lists/ListToolbar.tsx';
import { ListPages } from '../../../../lists/ListPages.tsx';
import { ListTable } from '../../../../lists/table/ListTable.tsx';
import { ListPlace } from '../../../../lists/ListPlace.tsx';
import { ListFrame } from '../../../../lists/ListFrame.tsx';
import { SearchBox } from '../../../../lists/filter/SearchBox.tsx';
import { activeFilters } from '../../../../lists/filter/useFilterNames.ts';
import { ViewsMenu } from '../../../../lists/layout/ViewsMenu.tsx';
import { AnimalCards } from '../../../../parts/animals/animal/cards/AnimalCards.tsx';
import { AnimalTick, TickAll } from '../../../../parts/animals/animal/AnimalTick.tsx';
import type { AnimalRow } from '../../../../parts/animals/animal/animalRow.ts';
import { cells, COLUMNS_FROM, linkTo } from './AnimalTable.tsx';
import { AnimalsEmptyState } from './AnimalsEmptyState.tsx';
import { SelectedAnimals } from '../../../../parts/animals/animal/SelectedAnimals.tsx';

/** Need the calls and operations of a record, which the list itself does not. */
const AnimalPreview = lazy(() => import('./AnimalPreview.tsx').then((m) => ({ default: m.AnimalPreview })));
const AnimalPreviewOperations = lazy(() =>
  import('./AnimalPreview.tsx').then((m) => ({ default: m.AnimalPreviewOperations })),
);

/** Height of the preview's head while it is fetched, in pixels: what stands below keeps its place. */
const PREVIEW_HEIGHT = 64;

type Layout = 'cards' | 'table';
const previewOf = (record: Values) => (
  <Suspense fallback={<Skeleton variant="rounded" height={PREVIEW_HEIGHT} />}>
    <AnimalPreview row={record as AnimalRow} />
  </Suspense>
);
const operationsOf = (record: Values) => (
  <Suspense>
    <AnimalPreviewOperations row={record as AnimalRow} />
  </Suspense>
);
const tickOf = (record: Values) => <AnimalTick row={record as AnimalRow} />;

/** From this width, in pixels, the list starts as a table. */
const TABLE_FROM = 1000;
/** Below this width, in pixels, a table has no room. */
const CARDS_BELOW = 700;

/** `/animal`: the animals, as cards or as a table, whichever this device was left with. */
export function AnimalList() {
  const translate = useTranslate();
  const [field, order] = module.list.sort;
  const setup = useMemo(
    () => ({
      module,
      storeKey: 'animal',
      cells,
      columnsFrom: COLUMNS_FROM,
      preview: previewOf,
      previewBelow: operationsOf,
      tick: {
        all: <TickAll />,
        one: tickOf,
      },
      linkTo,
      canDelete: false,
    }),
    [],
  );
  return (
    <ListFrame
      setup={setup}
      sort={{ field, order }}
      perPage={module.list.perPage ?? PAGE_DEFAULT}
      storeKey="animal.listParams"
    >
      <PageTitle>{translate('animalPages.title.list')}</PageTitle>
      <Animals />
    </ListFrame>
  );
}

function Animals() {
  const { data, total, error, isPending } = useListContext<AnimalRow>();
  const isNarrow = useMediaQuery(`(max-width: ${CARDS_BELOW - 0.05}px)`, { noSsr: true });
  const isWide = useMediaQuery(`(min-width: ${TABLE_FROM}px)`, { noSsr: true });
  const [chosen, setLayout] = useStore<Layout | null>('animal.layout', null);
  const layout: Layout = isNarrow ? 'cards' : (chosen ?? (isWide ? 'table' : 'cards'));
  if (error && !data) return <ListFailure />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Toolbar isNarrow={isNarrow} layout={layout} onLayout={setLayout} />
      <FilterPanel />
      <FilterChips />
      {error && <StaleNotice />}
      <SelectedAnimals />
      <ListPlace>
        {isPending ? (
          <Waiting />
        ) : total === 0 ? (
          <Card>
            <AnimalsEmptyState />
          </Card>
        ) : layout === 'cards' ? (
          <AnimalCards />
        ) : (
          <Card sx={{ overflow: 'hidden' }}>
            <ListTable />
          </Card>
        )}
      </ListPlace>
      <ListPages />
    </Box>
  );
}

interface ToolbarProps {
  readonly isNarrow: boolean;
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
}

/** Above the animals. It reads the filters alone: new rows do not draw it again. */
const Toolbar = memo(function Toolbar({ isNarrow, layout, onLayout }: ToolbarProps) {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const [isOpen, setOpen] = useStore('animal.filtersOpen', false);
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <SearchBox />
      <FilterButton isOpen={isOpen} setOpen={setOpen} count={activeFilters(filterValues).length} />
      {!isNarrow && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={layout}
          onChange={(_, next: Layout | null) => next && onLayout(next)}
          sx={{ bgcolor: 'background.paper' }}
        >
          <ToggleButton value="cards" aria-label={translate('animalPages.list.cards')}>
            <GridViewRounded fontSize="small" />
          </ToggleButton>
          <ToggleButton value="table" aria-label={translate('animalPages.list.table')}>
            <TableRowsRounded fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      <Box sx={{ flex: 1 }} />
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <ViewsMenu />
        {layout === 'table' && <ColumnsMenu />}
        <ExportMenu />
      </Box>
      {routeExists('/animal/create') && (
        <Button
          component={Link}
          to="/animal/create"
          variant="contained"
          startIcon={<AddRounded />}
          sx={isOpen ? {} : AT_THUMB}
        >
          {translate('animalPages.list.register')}
        </Button>
      )}
    </Box>
  );
});

const Waiting = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
    }}
    aria-hidden
  >
    {[0, 1, 2, 3, 4, 5].map((one) => (
      <Skeleton key={one} variant="rounded" height={106} />
    ))}
  </Box>
);
