import { useTranslate } from 'react-admin';
import { ChartCard, type CardProps } from './ChartCard.tsx';
import { useChartColours, type NamedCount } from './drawings/chartStyles.ts';
import { DonutChart } from './drawings/DonutChart.tsx';
import { NameBars } from './drawings/NameBars.tsx';
import { useFormats } from './useFormats.ts';

interface NamedCountsCardProps extends CardProps {
  readonly rows: readonly NamedCount[];
  /** What is counted by, as the head of the names. */
  readonly head: string;
  /** A ring for parts of a whole that are few, bars for names that are many. */
  readonly drawn: 'RING' | 'BARS';
  /** What the shares are of, where that is more than the rows. */
  readonly whole?: number;
  /** The colours of the rows in turn, those of the charts unless said. */
  readonly colours?: readonly string[];
}

/** Figures by name, with their share of the whole, and the table behind them. */
export function NamedCountsCard({ rows, head, drawn, whole, colours, ...card }: NamedCountsCardProps) {
  const translate = useTranslate();
  const format = useFormats();
  const chartColours = useChartColours();
  const total = translate('charts.total');
  const of = whole ?? rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartCard
      {...card}
      heads={[head, total, translate('charts.share')]}
      rows={rows.map(({ name, count }) => [name, format.number(count), format.part(count, of)])}
    >
      {drawn === 'RING' ? (
        <DonutChart rows={rows} colours={colours ?? chartColours} />
      ) : (
        <NameBars rows={rows} label={total} colours={colours ?? chartColours.slice(0, 1)} />
      )}
    </ChartCard>
  );
}
