import type { Browser } from 'playwright';
import { packagePath } from '../../server/paths.ts';
import { startServer } from '../processes.ts';
import { startBaselinePage } from './baselinePage.ts';
import { openBrowser, openSlowly, type LineName, type Opening } from './opening.ts';

/** The number of times that a page is opened; the figures are those in the middle and at the end. */
const TIMES = 9;

/** The milliseconds until a page's first field was there, beside those of the connection alone. */
export interface PageFigure {
  readonly title: string;
  readonly kilobytes: number;
  readonly median: number;
  readonly slowest: number;
  readonly limit: number;
}

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
const median = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)]!;

/** Opens an address time after time, each in a window of its own that was, or was not, there before. */
async function openOften(
  browser: Browser,
  url: string,
  line: LineName,
  isKnown: boolean,
): Promise<readonly Opening[]> {
  const openings: Opening[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const context = await browser.newContext();
    if (isKnown) await openSlowly(context, url, 'input', line);
    openings.push(await openSlowly(context, url, 'input', line));
    await context.close();
  }
  return openings;
}

async function figureOf(
  browser: Browser,
  url: string,
  title: string,
  line: LineName,
  isKnown = false,
): Promise<PageFigure> {
  const openings = await openOften(browser, url, line, isKnown);
  const took = openings.map((opening) => opening.took);
  const { sizes } = openings[0]!;
  const baseline = await startBaselinePage(sizes.filter((size) => size > 0));
  const limit = (await openOften(browser, baseline.url, line, false)).map((opening) => opening.took);
  await baseline.stop();
  return {
    title,
    kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    median: median(took),
    slowest: Math.max(...took),
    limit: median(limit),
  };
}

/**
 * Measures the sign-in form on a slow machine and connection, at the first visit and at a later one, and a public form
 * on a slow phone.
 */
export async function measurePages(): Promise<readonly PageFigure[]> {
  const server = await startServer({
    databaseUrl: undefined,
    dataDir: packagePath('.data/bench/pages'),
  });
  const browser = await openBrowser();
  try {
    const url = `${server.origin}/auth`;
    return [
      await figureOf(browser, url, 'sign-in form, first visit', 'office'),
      await figureOf(browser, url, 'sign-in form, next visit', 'office', true),
      await figureOf(browser, `${server.origin}/forms/animal-transfer`, 'public form, phone', 'phone'),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

const ms = (value: number): string => `${Math.round(value).toLocaleString('en')} ms`;

/** The table of the pages. */
export const pagesTable = (figures: readonly PageFigure[]): string =>
  [
    '| Page | Fetched | Median | Slowest | Limit | Limit as a share |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...figures.map(
      ({ title, kilobytes, median: middle, slowest, limit }) =>
        `| ${title} | ${Math.round(kilobytes)} kB | ${ms(middle)} | ${ms(slowest)} | ${ms(limit)} | ${Math.round((100 * limit) / middle)} % |`,
    ),
  ].join('\n');
