import { z } from 'zod';
import { impersonal } from '../../kit/values/personal.ts';
import { idNumber } from '../../kit/values/ids.ts';
import { parameterValues } from '../dataSet/parameters.ts';
import { dataQuery, type DataQuery } from '../dataSet/query.ts';

/** What a widget is drawn as. */
export const WIDGET_KINDS = [
  'COUNT',
  'BARS',
  'LINE',
  'AREA',
  'RING',
  'TABLE',
  'MAP',
  'LIST',
  'TEXT',
] as const;
export type WidgetKind = (typeof WIDGET_KINDS)[number];

/** Columns of the grid. */
export const GRID_COLUMNS = 12;
/** Rows that a widget is high at most. */
const MOST_ROWS = 20;
/** Rows of the grid that a dashboard has at most. */
const GRID_ROWS = 400;
export const MOST_WIDGETS = 24;
/** Groups or rows that a widget draws unless it says another number; of steps of time the last. */
export const ROWS_DRAWN = 12;
/** Groups or rows that a widget draws at most; the table behind it has all that were answered. */
export const MOST_ROWS_DRAWN = 60;
/** Characters of the HTML of a text. */
const TEXT_MAX = 20_000;

/** A text in both languages; an empty English one is read in Portuguese. */
const both = (max: number) =>
  z.strictObject({ pt: impersonal(z.string().trim().max(max)), en: impersonal(z.string().trim().max(max)) });
export type Both = { readonly pt: string; readonly en: string };

/** Where a widget stands on the grid, in columns and rows, and how large it is. */
const place = z
  .strictObject({
    x: z
      .int()
      .min(0)
      .max(GRID_COLUMNS - 1),
    y: z.int().min(0).max(GRID_ROWS),
    w: z.int().min(1).max(GRID_COLUMNS),
    h: z.int().min(1).max(MOST_ROWS),
  })
  .refine(({ x, w }) => x + w <= GRID_COLUMNS);
export type Place = z.output<typeof place>;

/** What a widget counts: a question to a data set, or a data source with values of its parameters. */
const widgetSource = z.union([
  z.strictObject({ query: dataQuery }),
  z.strictObject({ dataSourceId: idNumber, parameters: parameterValues.default({}) }),
]);

/** A part of a dashboard. */
export const widget = z.strictObject({
  /** Its name within the dashboard; a drawn figure keeps its place by it. */
  id: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]+$/),
  kind: z.enum(WIDGET_KINDS),
  title: both(120),
  source: widgetSource.nullable(),
  /** Formatted text, of a widget that is one; `null` for the others. */
  text: both(TEXT_MAX).nullable(),
  options: z.strictObject({
    /** Of a number: compares it with that of the period before. */
    compares: z.boolean().default(false),
    /** Of bars and areas by two columns: puts the groups of the second upon each other. */
    isStacked: z.boolean().default(false),
    /** Groups or rows that are drawn. */
    most: z.int().min(1).max(MOST_ROWS_DRAWN).default(ROWS_DRAWN),
  }),
  place,
});
export type Widget = z.output<typeof widget>;

export const widgets = z.array(widget).max(MOST_WIDGETS);

/** The question of a widget to a data set; a text and a data source have none. */
export const queryOf = ({ source }: Pick<Widget, 'source'>): DataQuery | undefined =>
  source && 'query' in source ? source.query : undefined;

/** The data source that a widget shows, where it shows one. */
export const dataSourceOf = ({ source }: Pick<Widget, 'source'>): number | undefined =>
  source && 'dataSourceId' in source ? source.dataSourceId : undefined;

/** Returns the widgets in the order in which they are read: line by line, from the left. */
export const inReadingOrder = <W extends { readonly place: Place }>(all: readonly W[]): W[] =>
  all.toSorted((a, b) => a.place.y - b.place.y || a.place.x - b.place.x);

/** The size with which a widget of a kind begins, and the least that it can be drawn in. */
export const SIZES: Readonly<
  Record<
    WidgetKind,
    { readonly w: number; readonly h: number; readonly least: { readonly w: number; readonly h: number } }
  >
> = {
  COUNT: { w: 3, h: 2, least: { w: 2, h: 2 } },
  BARS: { w: 6, h: 5, least: { w: 3, h: 4 } },
  LINE: { w: 6, h: 5, least: { w: 3, h: 4 } },
  AREA: { w: 6, h: 5, least: { w: 3, h: 4 } },
  RING: { w: 4, h: 5, least: { w: 3, h: 4 } },
  TABLE: { w: 6, h: 5, least: { w: 3, h: 3 } },
  MAP: { w: 5, h: 8, least: { w: 3, h: 6 } },
  LIST: { w: 6, h: 5, least: { w: 3, h: 3 } },
  TEXT: { w: 6, h: 2, least: { w: 2, h: 1 } },
};

/** The text of the page's language, or the Portuguese one where there is no English one. */
export const inLanguage = (text: Both, language: string): string =>
  (language === 'en' && text.en) || text.pt || text.en;
