import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import { dashboardOverview } from '../../../../../resources/figures/dashboard/calls.ts';
import type { FigureName } from '../../../../../resources/figures/dashboard/figures.ts';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { QueryError } from '../../../../components/QueryError.tsx';
import { TWO_COLUMNS } from '../layout.ts';
import { ChartCard, type ChartCardProps } from './ChartCard.tsx';
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
  const head = (name: string) => figure(`heads.${name}`);
  const total = head('total');
  const monthly = (rows: readonly { month: string; count: number }[]) =>
    rows.map(({ month, count }) => [format.month(month), format.number(count)]);
  const named = (rows: readonly { name: string; count: number }[], of: number) =>
    rows.map(({ name, count }) => [name, format.number(count), format.part(count, of)]);
  const stateHues = (['info', 'attention', 'good', 'bad', 'neutral'] as const).map(
    (tone) => tones[tone].text,
  );
  const states = requests.map(({ state, count }) => ({ name: figure(`states.${state}`), count }));
  const open = requests
    .filter(({ state }) => state.startsWith('WAITING'))
    .reduce((sum, { count }) => sum + count, 0);
  const byMonth = [head('month'), total];
  const shares = (of: string) => [head(of), total, text('share')];
  const charts: Readonly<Record<FigureName, Pick<ChartCardProps, 'heads' | 'rows' | 'children'>>> = {
    registrations: {
      heads: byMonth,
      rows: monthly(registrations.toReversed()),
      children: <MonthBars months={registrations} label={text('count.registrations')} hue={hues[0] ?? ''} />,
    },
    species: {
      heads: shares('species'),
      rows: named(species, living),
      children: <DonutChart rows={species} hues={hues} />,
    },
    breeds: {
      heads: shares('breed'),
      rows: named(breedRows, living),
      children: <NameBars rows={breedRows} label={total} hues={hues.slice(0, 1)} />,
    },
    requests: {
      heads: shares('state'),
      rows: named(states, asked),
      children: <NameBars rows={states} label={total} hues={stateHues} />,
    },
    rabiesEnds: {
      heads: byMonth,
      rows: monthly(rabiesEnds),
      children: <MonthBars months={rabiesEnds} label={text('count.rabiesEnds')} hue={hues[1] ?? ''} />,
    },
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
        {figures.map((name) => (
          <ChartCard
            key={name}
            wide={name === 'registrations'}
            title={figure(`titles.${name}`)}
            {...charts[name]}
          />
        ))}
      </Box>
    </>
  );
}
