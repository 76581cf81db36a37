import type { dashboardView as source } from '../../../pt/figures/dashboard/view.ts';
import type { Shape } from '../../../types.ts';

/** A dashboard as it is read: its filters, its widgets, and what is behind a figure. */
export const dashboardView = {
  open: 'Open the public page',
  edit: 'Edit',
  print: 'Print',
  refresh: 'Refresh the figures',
  countedAt: 'Figures of %{moment}',
  reach: {
    ALL: 'The whole register',
    ENTITIES: 'Records of your entities',
    TERRITORY: 'Rows of your entities, and the figures of: %{names}',
  },
  overview: 'The register at a glance',
  choose: 'Dashboard',
  notPublished: 'This dashboard is not published: only users who manage dashboards see it.',
  filters: {
    label: 'Filters of the dashboard',
    period: 'Period',
    entity: 'Entity',
    municipality: 'Municipality',
    species: 'Species',
    all: 'All',
    clear: 'Clear filters',
    own: 'That of each widget',
    ignored: 'No effect here: %{names}',
  },
  widget: {
    empty: 'No data to show.',
    rows: 'Show the rows: %{title}',
    rowsOf: 'Rows of: %{title}',
    rowsText: 'The rows that these figures count, as the rights of your account show them.',
    territoryRows:
      'What others have entered in your municipalities (%{names}) is counted, and not in this list.',
    openList: 'Open the list',
    close: 'Close',
    png: 'Save as an image: %{title}',
    pngFailed: 'The image could not be made.',
    before: 'before: %{value}',
    more: 'up %{change}',
    less: 'down %{change}',
    same: 'the same',
    mapNone: 'no records',
    mapScale: 'Stronger colour: more records. Highest: %{value}.',
    others: 'Others',
  },
} satisfies Shape<typeof source>;
