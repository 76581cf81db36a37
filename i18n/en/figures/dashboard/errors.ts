import type { DashboardCode } from '../../../../resources/figures/dashboard/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** What is wrong with the widgets of a dashboard. */
export const dashboardErrors = {
  WIDGET_WITHOUT_TITLE: 'Enter the title of the widget.',
  WIDGET_WITHOUT_TEXT: 'Enter the text of the widget.',
  WIDGET_WITHOUT_SOURCE: 'Select the data set of the widget.',
  WIDGET_WITHOUT_COLUMNS: 'Select at least one column for the list.',
  WIDGET_WITHOUT_MEASURE: 'Select at least one figure to count.',
  WIDGET_WITHOUT_GROUP: 'Select the column by which the figures are grouped.',
  WIDGET_WITH_GROUPS: 'A number cannot have groups. Remove them or select another kind of widget.',
  WIDGET_DATA_SET_FORBIDDEN: 'Your account cannot use the data of this widget.',
  WIDGET_SOURCE_OFF: 'The data source of this widget is inactive or does not answer in this register.',
  WIDGET_QUERY_WRONG: 'The widget uses columns or filters that no longer exist. Correct it in the dashboard.',
  WIDGETS_DIFFER_FOR_PUBLIC:
    'On a public dashboard, widgets over the same data set must have the same filters and count days in the same steps.',
  WIDGET_FAILED: 'The figures of this widget could not be counted. Try again.',
} satisfies CodeTexts<DashboardCode>;
