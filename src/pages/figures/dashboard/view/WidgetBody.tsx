import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { AnswerTable } from '../../../../figures/AnswerTable.tsx';
import { seriesOf } from '../../../../figures/drawings/series.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { CountBody } from './CountBody.tsx';
import type { WidgetBodyProps } from './widgetBodyProps.ts';

// Charts are as large as a page: they are fetched beside the figures.
const load = () => import('./WidgetChart.tsx').then((m) => ({ default: m.WidgetChart }));
void load().catch(() => undefined);
const WidgetChart = lazy(load);

/** What a widget draws of an answer. */
export function WidgetBody(props: WidgetBodyProps) {
  const { widget, answer, title, height, onOpen } = props;
  const say = useTexts('dashboardView.widget');
  if (widget.kind === 'COUNT') return <CountBody {...props} />;
  if (answer.rows.length === 0)
    return <Typography sx={{ p: 2, color: 'text.secondary' }}>{say('empty')}</Typography>;
  const all = seriesOf(answer);
  if (widget.kind === 'TABLE' || widget.kind === 'LIST' || !all)
    return (
      <AnswerTable
        answer={answer}
        name={title}
        height={height}
        most={widget.options.most}
        {...(widget.kind === 'TABLE' && { onRow: onOpen })}
      />
    );
  return (
    <Suspense fallback={<Box sx={{ height }} />}>
      <WidgetChart {...props} all={all} />
    </Suspense>
  );
}
