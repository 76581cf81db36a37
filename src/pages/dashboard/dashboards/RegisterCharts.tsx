import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { dashboardOverview } from '../../../../resources/dashboard/calls.ts';
import type { FigureName } from '../../../../resources/dashboard/figures.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { TWO_COLUMNS } from '../layout.ts';
import { ChartCard } from './ChartCard.tsx';
import { useChartColours } from './charts/chartStyles.ts';
import { MonthBars } from './charts/MonthBars.tsx';
import { NameBars } from './charts/NameBars.tsx';
import { DonutChart } from './charts/DonutChart.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { useFormats } from './useFormats.ts';

/** Milliseconds for which the figures count as fresh: they change with every registration, but need not be exact. */
const FRESH_MS = 60_000;

interface RegisterChartsProps {
  /** The figures that are drawn, in this order. */
  readonly figures: readonly FigureName[];
}

/** Figures of the register as charts, as far as the user's entities reach, below those that are asked for most. */
export function RegisterCharts({ figures }: RegisterChartsProps) {
  const translate = useTranslate();
  const format = useFormats();
  const hues = useChartColours();
  const { tones } = useTheme().palette.colours;
  const overview = useQuery({
    queryKey: ['dashboards', 'overview'],
    queryFn: ({ signal }) => callApi(dashboardOverview, {}, { signal }),
    staleTime: FRESH_MS,
  });
  const { data } = overview;
  if (overview.error && !data) return <QueryError query={overview} />;
  if (!data) return <DashboardSkeleton />;

  const { living, registrations, species, breeds, requests, rabiesEnds } = data;
  const registered = registrations.reduce((sum, { count }) => sum + count, 0);
  const asked = requests.reduce((sum, { count }) => sum + count, 0);
  if (living + registered + asked === 0) {
    return (
      <Card>
        <EmptyState
          title={translate('home.dashboards.empty')}
          text={translate('home.dashboards.emptyText')}
        />
      </Card>
    );
  }
  // Dogs and cats both have one of no particular breed: a name that two have says of which species it is.
  const breedRows = breeds.map(({ name, species: kind, count }) => ({
    name: breeds.filter((other) => other.name === name).length > 1 ? `${name} (${kind})` : name,
    count,
  }));
  const text = (key: string) => translate(`home.dashboards.${key}`);
  const figure = (key: string) => translate(`registerFigures.${key}`);
  const title = (name: FigureName) => figure(`titles.${name}`);
  const head = (name: string) => figure(`heads.${name}`);
  const total = head('total');
  const monthly = (rows: readonly { month: string; count: number }[]) =>
    rows.map(({ month, count }) => [format.month(month), format.number(count)]);
  const named = (rows: readonly { name: string; count: number }[], of: number) =>
    rows.map(({ name, count }) => [name, format.number(count), format.part(count, of)]);
  const states = requests.map(({ state, count }) => ({ name: figure(`states.${state}`), count }));
  const open = requests
    .filter(({ state }) => state.startsWith('WAITING'))
    .reduce((sum, { count }) => sum + count, 0);
  const charts: Readonly<Record<FigureName, ReactNode>> = {
    registrations: (
      <ChartCard
        key="registrations"
        wide
        title={title('registrations')}
        heads={[head('month'), total]}
        rows={monthly(registrations.toReversed())}
      >
        <MonthBars months={registrations} label={text('count.registrations')} hue={hues[0] ?? ''} />
      </ChartCard>
    ),
    species: (
      <ChartCard
        key="species"
        title={title('species')}
        heads={[head('species'), total, text('share')]}
        rows={named(species, living)}
      >
        <DonutChart rows={species} hues={hues} />
      </ChartCard>
    ),
    breeds: (
      <ChartCard
        key="breeds"
        title={title('breeds')}
        heads={[head('breed'), total, text('share')]}
        rows={named(breedRows, living)}
      >
        <NameBars rows={breedRows} label={total} hues={hues.slice(0, 1)} />
      </ChartCard>
    ),
    requests: (
      <ChartCard
        key="requests"
        title={title('requests')}
        heads={[head('state'), total, text('share')]}
        rows={named(states, asked)}
      >
        <NameBars
          rows={states}
          label={total}
          hues={[tones.info.text, tones.attention.text, tones.good.text, tones.bad.text, tones.neutral.text]}
        />
      </ChartCard>
    ),
    rabiesEnds: (
      <ChartCard
        key="rabiesEnds"
        title={title('rabiesEnds')}
        heads={[head('month'), total]}
        rows={monthly(rabiesEnds)}
      >
        <MonthBars months={rabiesEnds} label={text('count.rabiesEnds')} hue={hues[1] ?? ''} />
      </ChartCard>
    ),
  };
  return (
    <>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{text(`reach.${data.reach}`)}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
          [`@media (min-width: ${TWO_COLUMNS}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <KeyFigures
          figures={[
            { label: figure('living'), value: living },
            { label: text('keys.thisMonth'), value: registrations.at(-1)?.count ?? 0 },
            { label: text('keys.open'), value: open },
            { label: text('keys.rabies'), value: rabiesEnds[0]?.count ?? 0 },
          ]}
        />
        {figures.map((name) => charts[name])}
      </Box>
    </>
  );
}
