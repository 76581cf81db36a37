import { describe, expect, test } from 'vitest';
import { countBrowserCalls, type BrowserCalls } from './browserCalls.ts';
import { projectFiles, readText } from './project.ts';

/**
 * So many there may be in all of `tests/e2e`. A window, a load and a run of axe take one to two seconds of processor time
 * each: docs/decisions/0034 says what a test can do instead.
 */
const LIMITS: BrowserCalls = { windows: 47, loads: 207, axe: 50 };

describe('the sources of the browser tests', () => {
  const counted = projectFiles('tests/e2e').map((path) => ({
    path,
    calls: countBrowserCalls(path, readText(path)),
  }));

  test.each(Object.keys(LIMITS) as (keyof BrowserCalls)[])('%s › are no more than the limit', (kind) => {
    const sum = counted.reduce((all, { calls }) => all + calls[kind], 0);
    const most = counted.toSorted((a, b) => b.calls[kind] - a.calls[kind]).slice(0, 10);
    const files = most.map(({ path, calls }) => `${calls[kind]} ${path}`).join('\n');
    expect(sum, `${sum} ${kind}, most of them here:\n${files}\n`).toBeLessThanOrEqual(LIMITS[kind]);
  });
});

describe('counting in a browser test', () => {
  const count = (source: string) => countBrowserCalls('tests/e2e/x.e2e.test.ts', source);

  test('a window of all tests › does not count, one of a test or of a helper does', () => {
    expect(count(`beforeAll(async () => { page = await newPage(); await page.goto('/'); });`)).toEqual({
      windows: 0,
      loads: 1,
      axe: 0,
    });
    expect(
      count(`test.each([1, 2])('x', async () => { const page = await newPage({ a: 1 }); });`).windows,
    ).toBe(1);
    expect(
      count(`const open = async () => newPage(); test('x', () => open()); test('y', () => open());`).windows,
    ).toBe(1);
    expect(count(`test('x', async () => { const tab = await page.context().newPage(); });`).windows).toBe(1);
  });

  test('what a text or a comment says, or an import names › does not count', () => {
    const source = `import { newPage } from './browser.ts'; // page.goto('/')
      test('page.reload()', async () => expect(await accessibilityFaults(page)).toEqual([]));`;
    expect(count(source)).toEqual({ windows: 0, loads: 0, axe: 1 });
  });
});
