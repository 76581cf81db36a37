import type { Widget } from '../../../../../resources/figures/dashboard/widgets.ts';
import type { DataAnswer } from '../../../../../resources/figures/dataSet/query.ts';

/** What the drawing of a widget needs. */
export interface WidgetBodyProps {
  readonly widget: Widget;
  readonly answer: DataAnswer;
  readonly before: DataAnswer | null;
  readonly title: string;
  /** Pixels that it has. */
  readonly height: number;
  /** Opens what is behind a row of the answer, or behind all of it. */
  readonly onOpen: (row?: number) => void;
}
