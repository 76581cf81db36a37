import type { Page } from 'playwright';

declare global {
  interface Window {
    /** What has moved on the page without input, as the browser measures it. */
    shifts: { readonly value: number; readonly what: string }[];
  }
}

/** More than this is seen, as a share of the window; browsers call a page good up to 0.1. */
const SEEN = 0.02;

/** Notes every shift that no press or key has caused, from the first frame of every page that is loaded from now on. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          window.shifts.push({
            value,
            what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns what has moved on the page since it was loaded, in words; nothing where it is no more than is tolerated. */
export async function visibleShifts(page: Page, tolerated = SEEN): Promise<string | undefined> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum < tolerated ? undefined : `${sum.toFixed(3)} ${shifts.map(({ what }) => what).join(' + ')}`;
}
