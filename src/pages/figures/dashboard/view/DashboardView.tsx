import PrintRounded from '@mui/icons-material/PrintRounded';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { callApi } from '../../../../../dataProvider/index.ts';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { getDashboardFigures } from '../../../../../resources/figures/dashboard/calls.ts';
import type { dashboard } from '../../../../../resources/figures/dashboard/schema.ts';
import {
  inLanguage,
  inReadingOrder,
  type Widget,
} from '../../../../../resources/figures/dashboard/widgets.ts';
import type { RecordOfModule } from '../../../../../resources/kit/module.ts';
import { showTimestamp } from '../../../../../resources/numbers/dates.ts';
import { useTimezone } from '../../../../fields/index.ts';
import { QueryError } from '../../../../components/QueryError.tsx';
import { useLanguage } from '../../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { rowsBehind } from './behind.ts';
import { FilterBar } from './FilterBar.tsx';
import { gridStyles, placeStyles } from './grid.ts';
import { RowsDialog, type RowsBehind } from './RowsDialog.tsx';
import { useDashboardFilters } from './useDashboardFilters.ts';
import { useDataSets } from '../../../../figures/useDataSets.ts';
import { WidgetCard } from './WidgetCard.tsx';

export type DashboardRecord = RecordOfModule<typeof dashboard>;

/** Milliseconds for which the page does not ask again. */
const FRESH_MS = 60_000;

interface DashboardViewProps {
  readonly record: DashboardRecord;
  /** Beside the buttons: what else can be done with it here. */
  readonly actions?: ReactNode;
}

/** A dashboard as it is read: its filters, its widgets in the grid, and when they were counted. */
export function DashboardView({ record, actions }: DashboardViewProps) {
  const say = useTexts('dashboardView');
  const timezone = useTimezone();
  const [language] = useLanguage();
  const queries = useQueryClient();
  const isOperator = useActor()?.isOperator ?? false;
  const { filters, set, clear } = useDashboardFilters();
  const sets = useDataSets().data ?? [];
  const [rows, setRows] = useState<RowsBehind>();
  const [isRefreshing, setRefreshing] = useState(false);
  const { id, version } = record;
  const queryKey = ['dashboards', 'figures', id, version, filters, language];
  const ask = (refresh: boolean, signal?: AbortSignal) =>
    callApi(
      getDashboardFigures,
      { params: { id }, query: { ...filters, ...(refresh && { refresh: 'true' as const }) } },
      signal ? { signal } : {},
    );
  const figures = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(false, signal),
    staleTime: FRESH_MS,
    placeholderData: (before) => before,
  });
  const territory = figures.data?.territory.join(', ');
  const refresh = async () => {
    setRefreshing(true);
    try {
      queries.setQueryData(queryKey, await ask(true));
    } catch {
      await figures.refetch();
    } finally {
      setRefreshing(false);
    }
  };
  const open = (widget: Widget, row?: number) => {
    const found = figures.data?.widgets.find((one) => one.id === widget.id);
    const dataSet = sets.find(({ name }) => name === found?.query?.dataSet);
    if (!found?.query || !found.answer || !dataSet) return;
    setRows({
      title: inLanguage(widget.title, language),
      territory,
      set: dataSet,
      query: rowsBehind(dataSet, found.query, found.answer, row),
    });
  };
  return (
    <>
      <FilterBar figures={figures.data?.widgets} sets={sets} filters={filters} onSet={set} onClear={clear} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography role="status" sx={{ flex: '1 1 auto', color: 'text.secondary', fontSize: '0.875rem' }}>
          {territory
            ? say('reach.TERRITORY', { names: territory })
            : say(isOperator ? 'reach.ALL' : 'reach.ENTITIES')}
          {figures.data &&
            ` · ${say('countedAt', { moment: showTimestamp(figures.data.countedAt, timezone) })}`}
        </Typography>
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button startIcon={<RefreshRounded />} loading={isRefreshing} onClick={() => void refresh()}>
            {say('refresh')}
          </Button>
          <Button startIcon={<PrintRounded />} onClick={() => window.print()}>
            {say('print')}
          </Button>
          {actions}
        </Box>
      </Box>
      <QueryError query={figures} sx={{ mb: 2 }} />
      <Box aria-busy={figures.isPlaceholderData} sx={gridStyles}>
        {inReadingOrder(record.widgets).map((widget) => (
          <Box key={widget.id} sx={placeStyles(widget.place)}>
            <WidgetCard
              widget={widget}
              figures={figures.data?.widgets.find((one) => one.id === widget.id)}
              onOpen={open}
            />
          </Box>
        ))}
      </Box>
      {rows && <RowsDialog rows={rows} onClose={() => setRows(undefined)} />}
    </>
  );
}
