import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { impersonal, personal } from '../../kit/values/personal.ts';
import { dataAnswer, dataQuery } from '../dataSet/query.ts';
import { figureShapes } from './figures.ts';
import { DASHBOARD_FILTERS, filterShape } from './filters.ts';
import { dashboard } from './schema.ts';
import { MOST_WIDGETS, widget, WIDGET_KINDS } from './widgets.ts';

export const dashboardOverview = defineCall({
  name: 'dashboardOverview',
  method: 'GET',
  path: '/dashboards/overview',
  access: dashboard.access.read,
  summary: "Figures of the register for dashboards, as far as the user's entities reach",
  answer: z.object({
    /** The whole country, or the user's entities. */
    reach: z.enum(['ALL', 'ENTITIES']),
    living: z.number(),
    ...figureShapes,
  }),
});

/** Why a widget shows nothing, though the others do. */
export const WIDGET_FAILURES = [
  'WIDGET_DATA_SET_FORBIDDEN',
  'WIDGET_SOURCE_OFF',
  'WIDGET_QUERY_WRONG',
  'WIDGET_FAILED',
  'WIDGET_WITHOUT_SOURCE',
] as const;
export type WidgetFailure = (typeof WIDGET_FAILURES)[number];

/** What a widget shows. Of two figures that are compared, `before` is that of the days before. */
const widgetFigures = z.object({
  id: impersonal(z.string()),
  answer: dataAnswer.nullable(),
  before: dataAnswer.nullable(),
  /** The question as the filters of the dashboard have narrowed it; what is behind a figure is asked for by it. */
  query: dataQuery.nullable(),
  /** Filters of the dashboard that say something about what it counts. */
  takes: z.array(z.enum(DASHBOARD_FILTERS)),
  /** Those that are set and say nothing about it. */
  ignored: z.array(z.enum(DASHBOARD_FILTERS)),
  failure: z.enum(WIDGET_FAILURES).nullable(),
});
export type WidgetFigures = z.output<typeof widgetFigures>;

const figures = z.object({
  widgets: z.array(widgetFigures),
  /** The municipalities whose figures count beside the rows of the reader's entities. */
  territory: z.array(impersonal(z.string())),
  /** When the oldest of the figures were counted. */
  countedAt: z.iso.datetime(),
});

export const getDashboardFigures = defineCall({
  name: 'getDashboardFigures',
  method: 'GET',
  path: '/dashboards/:id/figures',
  access: dashboard.access.read,
  standby: true,
  summary: 'The figures of all widgets of a dashboard, as far as the rights of the user reach',
  params: byId,
  query: z.strictObject({
    ...filterShape,
    /** Counts anew what would be answered from memory. */
    refresh: z.enum(['true', 'false']).optional(),
  }),
  answer: personal(figures),
  reads: { objectType: 'dashboard' },
  errors: ['NOT_FOUND'],
});

export const previewDashboardFigures = defineCall({
  name: 'previewDashboardFigures',
  method: 'POST',
  path: '/dashboards/figures',
  access: 'MANAGE_DASHBOARDS',
  effect: 'read',
  standby: true,
  summary: 'The figures of widgets that are not saved yet',
  body: z.strictObject({
    widgets: z.array(widget).max(MOST_WIDGETS),
    filters: z.strictObject(filterShape).default({}),
  }),
  bodyLimit: 1024 * 1024,
  answer: personal(figures),
  reads: { objectType: 'dashboard' },
});

/** A cell that is too small to be published, or by which such a one could be computed. */
const publicRow = z.array(z.union([impersonal(z.string()), z.number(), z.boolean(), z.null()]));

export const getPublicDashboard = defineCall({
  name: 'getPublicDashboard',
  method: 'GET',
  path: '/public-dashboards/:id',
  access: 'PUBLIC',
  standby: true,
  summary: 'A dashboard that is published for everybody, with its figures of the whole country',
  params: byId,
  query: z.strictObject({ language: z.enum(['pt', 'en']).optional() }),
  answer: z.object({
    name: impersonal(z.string()),
    description: z.string().nullable(),
    /** When the figures were counted. */
    countedAt: z.iso.datetime(),
    widgets: z.array(
      z.object({
        id: impersonal(z.string()),
        kind: z.enum(WIDGET_KINDS),
        title: impersonal(z.string()),
        /** Formatted, of a widget that is a text. */
        text: impersonal(z.string()).nullable(),
        columns: dataAnswer.shape.columns,
        rows: z.array(publicRow),
        /** Of each row the places of the cells that are left out, because they or others are too small. */
        suppressed: z.array(z.array(z.int())),
        isCut: z.boolean(),
        /** It could not be counted now. */
        hasFailed: z.boolean(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  limit: { max: 60, seconds: 60 },
});
