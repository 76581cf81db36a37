import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { FieldView } from '../kind.ts';
import { linesOf, partsOf, type ViewOf } from './lineTexts.ts';

// Few modules have lines, and every page has the kinds of field.
const LinesInput = lazy(() => import('./LinesInput.tsx').then((m) => ({ default: m.LinesInput })));
const LinesValue = lazy(() => import('./LinesValue.tsx').then((m) => ({ default: m.LinesValue })));

const waiting = <Skeleton variant="rounded" height={120} />;

/** Lines of several fields each, entered below one another, each by the view of its kind. */
export const linesView = (viewOf: ViewOf): FieldView => ({
  Input: (props) => (
    <Suspense fallback={waiting}>
      <LinesInput {...props} viewOf={viewOf} />
    </Suspense>
  ),
  Value: (props) => (
    <Suspense fallback={waiting}>
      <LinesValue {...props} viewOf={viewOf} />
    </Suspense>
  ),
  toText: (value, context) =>
    linesOf(value)
      .map((line) =>
        partsOf(context.field)
          .map(([name, part]) =>
            viewOf(part.kind).toText(line[name], { ...context, source: name, field: part, record: line }),
          )
          .join(' · '),
      )
      .join('; '),
});
