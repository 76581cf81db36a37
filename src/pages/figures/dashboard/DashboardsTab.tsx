import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { FIGURES } from '../../../../resources/figures/dashboard/figures.ts';
import { indexOf } from '../../../../resources/moduleIndex.ts';
import { ChartsSkeleton } from '../../../charts/ChartsSkeleton.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { recordTitle } from '../../../fields/index.ts';
import { textInLanguage } from '../../../fields/words/textInLanguage.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { RegisterCharts } from './RegisterCharts.tsx';
import { EditAction } from './view/actions.tsx';
import { DashboardView, type DashboardRecord } from './view/DashboardView.tsx';

/** Dashboards that the tab offers at most; the list has all of them. */
const MOST_OFFERED = 100;

/** The choice of the figures that the register keeps as sums, which every reader has at once. */
const OVERVIEW = 'overview';

/** The register at a glance, and the dashboards that are published for the user's profile: the address says which is open. */
export function DashboardsTab() {
  const say = useTexts('dashboardView');
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const query = useQuery({
    queryKey: ['dashboard', 'published'],
    queryFn: async ({ signal }) =>
      (
        await dataProvider.getList<DashboardRecord>('dashboard', {
          filter: { state: 'PUBLISHED' },
          pagination: { page: 1, perPage: MOST_OFFERED },
          sort: { field: 'name', order: 'ASC' },
          signal,
        })
      ).data,
  });
  if (query.error) return <QueryError query={query} />;
  if (!query.data) return <ChartsSkeleton />;
  const all = query.data;
  const open = all.find(({ id }) => String(id) === search.get('dashboard'));
  const description = textInLanguage('descriptionEn', open?.description, open);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <TextField
          select
          size="small"
          label={say('choose')}
          value={open?.id ?? OVERVIEW}
          onChange={({ target }) =>
            setSearch(
              {
                tab: 'dashboards',
                ...(String(target.value) !== OVERVIEW && { dashboard: String(target.value) }),
              },
              { preventScrollReset: true },
            )
          }
          sx={{ minWidth: 260, flex: { xs: '1 1 100%', sm: 'none' } }}
        >
          <MenuItem value={OVERVIEW}>{say('overview')}</MenuItem>
          {all.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {recordTitle(translate, indexOf('dashboard'), one)}
            </MenuItem>
          ))}
        </TextField>
        {description && (
          <Typography sx={{ flex: '1 1 240px', color: 'text.secondary', whiteSpace: 'pre-line' }}>
            {description}
          </Typography>
        )}
      </Box>
      {open ? (
        <DashboardView key={open.id} record={open} actions={<EditAction id={open.id} />} />
      ) : (
        <RegisterCharts figures={FIGURES} />
      )}
    </>
  );
}
