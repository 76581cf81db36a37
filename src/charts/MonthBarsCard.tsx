import { useTranslate } from 'react-admin';
import { ChartCard, type CardProps } from './ChartCard.tsx';
import { useChartColours, type MonthCount } from './drawings/chartStyles.ts';
import { MonthBars } from './drawings/MonthBars.tsx';
import { useFormats } from './useFormats.ts';

interface MonthBarsCardProps extends CardProps {
  /** In the order in which they are drawn. */
  readonly months: readonly MonthCount[];
  /** What is counted. */
  readonly label: string;
  /** Which colour of the charts: cards beside each other take different ones. */
  readonly colour?: number;
  /** Whether the table begins with the last month. */
  readonly isNewestFirst?: boolean;
}

/** Figures by month: a bar for each, and the table behind them. */
export function MonthBarsCard({
  months,
  label,
  colour = 0,
  isNewestFirst = false,
  ...card
}: MonthBarsCardProps) {
  const translate = useTranslate();
  const format = useFormats();
  const colours = useChartColours();
  return (
    <ChartCard
      {...card}
      heads={[translate('charts.month'), translate('charts.total')]}
      rows={(isNewestFirst ? months.toReversed() : months).map(({ month, count }) => [
        format.month(month),
        format.number(count),
      ])}
    >
      <MonthBars months={months} label={label} colour={colours[colour % colours.length] ?? ''} />
    </ChartCard>
  );
}
