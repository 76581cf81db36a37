import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi } from '../../../../dataProvider/index.ts';
import { dashboardOverview } from '../../../../resources/figures/dashboard/calls.ts';
import type { FigureName } from '../../../../resources/figures/dashboard/figures.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { ChartGrid } from '../../../charts/ChartGrid.tsx';
import { KeyFigures } from '../../../charts/KeyFigures.tsx';
import { MonthBarsCard } from '../../../charts/MonthBarsCard.tsx';
import { NamedCountsCard } from '../../../charts/NamedCountsCard.tsx';
import { QueryCharts } from '../../../charts/QueryCharts.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** Milliseconds for which the figures count as fresh: they change with every registration, but need not be exact. */
const FRESH_MS = 60_000;

interface RegisterChartsProps {
  /** The figures that are drawn, in this order. */
  readonly figures: readonly FigureName[];
}

/** Figures of the register as charts, as far as the user's entities reach, below those that are asked for most. */
export function RegisterCharts({ figures }: RegisterChartsProps) {
  const overview = useQuery({
    queryKey: ['dashboards', 'overview'],
    queryFn: ({ signal }) => callApi(dashboardOverview, {}, { signal }),
    staleTime: FRESH_MS,
  });
  return <QueryCharts query={overview}>{(data) => <Overview data={data} figures={figures} />}</QueryCharts>;
}

interface OverviewProps extends RegisterChartsProps {
  readonly data: AnswerOf<typeof dashboardOverview>;
}

const sumOf = (rows: readonly { readonly count: number }[]) =>
  rows.reduce((sum, { count }) => sum + count, 0);

function Overview({ data, figures }: OverviewProps) {
  const { tones } = useTheme().palette.colours;
  const { living, registrations, species, breeds, requests, rabiesEnds } = data;
  const text = useTexts('home.dashboards');
  const figure = useTexts('registerFigures');
  if (living + sumOf(registrations) + sumOf(requests) === 0) {
    return (
      <Card>
        <EmptyState title={text('empty')} text={text('emptyText')} />
      </Card>
    );
  }
  // Dogs and cats both have one of no particular breed: a name that two have says of which species it is.
  const breedRows = breeds.map(({ name, species: kind, count }) => ({
    name: breeds.filter((other) => other.name === name).length > 1 ? `${name} (${kind})` : name,
    count,
  }));
  const title = (name: FigureName) => figure(`titles.${name}`);
  const head = (name: 'species' | 'breed' | 'state') => figure(`heads.${name}`);
  const cards: Readonly<Record<FigureName, ReactNode>> = {
    registrations: (
      <MonthBarsCard
        key="registrations"
        isWide
        title={title('registrations')}
        months={registrations}
        isNewestFirst
        label={text('count.registrations')}
      />
    ),
    species: (
      <NamedCountsCard
        key="species"
        title={title('species')}
        drawn="RING"
        head={head('species')}
        rows={species}
        whole={living}
      />
    ),
    breeds: (
      <NamedCountsCard
        key="breeds"
        title={title('breeds')}
        drawn="BARS"
        head={head('breed')}
        rows={breedRows}
        whole={living}
      />
    ),
    requests: (
      <NamedCountsCard
        key="requests"
        title={title('requests')}
        drawn="BARS"
        head={head('state')}
        rows={requests.map(({ state, count }) => ({ name: figure(`states.${state}`), count }))}
        colours={(['info', 'attention', 'good', 'bad', 'neutral'] as const).map((tone) => tones[tone].text)}
      />
    ),
    rabiesEnds: (
      <MonthBarsCard
        key="rabiesEnds"
        title={title('rabiesEnds')}
        months={rabiesEnds}
        label={text('count.rabiesEnds')}
        colour={1}
      />
    ),
  };
  return (
    <>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{text(`reach.${data.reach}`)}</Typography>
      <ChartGrid>
        <KeyFigures
          figures={[
            { label: figure('living'), value: living },
            { label: text('keys.thisMonth'), value: registrations.at(-1)?.count ?? 0 },
            {
              label: text('keys.open'),
              value: sumOf(requests.filter(({ state }) => state.startsWith('WAITING'))),
            },
            { label: text('keys.rabies'), value: rabiesEnds[0]?.count ?? 0 },
          ]}
        />
        {figures.map((name) => cards[name])}
      </ChartGrid>
    </>
  );
}
