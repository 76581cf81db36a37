import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { DataAnswer } from '../../../../../resources/figures/dataSet/query.ts';
import { someGroups, type SeriesOfAnswer } from '../../../../figures/drawings/series.ts';
import { SeriesBars } from '../../../../figures/drawings/SeriesBars.tsx';
import { SeriesLines } from '../../../../figures/drawings/SeriesLines.tsx';
import { useValueText } from '../../../../figures/drawings/useValueText.ts';
import { useChartColours } from '../../../../charts/drawings/chartStyles.ts';
import { DonutChart } from '../../../../charts/drawings/DonutChart.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import type { WidgetBodyProps } from './widgetBodyProps.ts';

// Outlines of 308 municipalities: loaded with the first map.
const AnswerMap = lazy(() =>
  import('../../../../figures/drawings/AnswerMap.tsx').then((m) => ({ default: m.AnswerMap })),
);

/** The row of an answer that a group of its first column begins with. */
const rowOf = (answer: DataAnswer, { keys, column }: SeriesOfAnswer, group: number): number => {
  const at = answer.columns.findIndex(({ name, isMeasure }) => !isMeasure && name === column.name);
  return answer.keys.findIndex((row) => row[at] === keys[group]);
};

/** A drawing over groups, which says in words what it draws. */
export function WidgetChart({
  widget,
  answer,
  title,
  height,
  onOpen,
  all,
}: WidgetBodyProps & { readonly all: SeriesOfAnswer }) {
  const say = useTexts('dashboardView.widget');
  const valueText = useValueText();
  const colours = useChartColours();
  const { kind, options } = widget;
  const drawn = kind === 'MAP' ? all : someGroups(all, options.most);
  const open = (group: number) => {
    const row = rowOf(answer, drawn, group);
    if (row >= 0) onOpen(row);
  };
  if (kind === 'MAP')
    return (
      <Suspense fallback={null}>
        <AnswerMap
          drawn={drawn}
          height={height}
          label={title}
          none={say('mapNone')}
          scale={(value) => say('mapScale', { value })}
          onGroup={open}
        />
      </Suspense>
    );
  const words = drawn.groups.map(
    (group, at) =>
      `${valueText(drawn.column, group)}: ${drawn.series
        .map(({ label, values }) =>
          [...(drawn.series.length > 1 ? [label] : []), valueText(drawn.measure, values[at])].join(' '),
        )
        .join(', ')}`,
  );
  const chart = { drawn, height, isStacked: options.isStacked, onGroup: open };
  return (
    <Box role="img" aria-label={words.join('; ')} sx={{ px: 1, overflow: 'hidden' }}>
      {kind === 'BARS' && <SeriesBars {...chart} />}
      {(kind === 'LINE' || kind === 'AREA') && <SeriesLines {...chart} isFilled={kind === 'AREA'} />}
      {kind === 'RING' && <Ring drawn={drawn} all={all} colours={colours} onPart={open} />}
    </Box>
  );
}

interface RingProps {
  readonly drawn: SeriesOfAnswer;
  readonly all: SeriesOfAnswer;
  readonly colours: readonly string[];
  readonly onPart: (group: number) => void;
}

/** The groups as parts of the whole; those that are not drawn one by one are one part together. */
function Ring({ drawn, all, colours, onPart }: RingProps) {
  const say = useTexts('dashboardView.widget');
  const valueText = useValueText();
  const sumOf = (one: SeriesOfAnswer) =>
    (one.series[0]?.values ?? []).reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const others = sumOf(all) - sumOf(drawn);
  const rows = drawn.groups.map((group, at) => ({
    name: valueText(drawn.column, group),
    count: drawn.series[0]?.values[at] ?? 0,
  }));
  return (
    <DonutChart
      rows={others > 0 ? [...rows, { name: say('others'), count: others }] : rows}
      colours={colours}
      onPart={(part) => part < rows.length && onPart(part)}
    />
  );
}
