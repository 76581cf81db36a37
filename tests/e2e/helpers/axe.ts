import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { nextFrames } from './waitForIdle.ts';

declare const window: { readonly axe: typeof axe };

/** All that axe looks for by default. */
const EVERY_RULE: RunOptions = { resultTypes: ['violations'] };
/** What another theme may change. */
const CONTRAST: RunOptions = { ...EVERY_RULE, runOnly: ['color-contrast'] };

/** Waits until what fades or moves has done so: a colour in between has another contrast. */
const whenStill = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );

/**
 * Runs axe in a page and its frames. `@axe-core/playwright` opens a second page for each run, loads axe in it too and
 * gathers what is well: that takes three times as long, in a run of all tests two minutes.
 * @returns what it finds: the rule, and the places with what is wrong there
 */
export async function accessibilityFaults(page: Page, rules: 'all' | 'contrast' = 'all'): Promise<string[]> {
  await nextFrames(page);
  await whenStill(page);
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async (run) => {
      const { violations } = await window.axe.run(run);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message})`).join(', ')}`,
      );
    },
    rules === 'all' ? EVERY_RULE : CONTRAST,
  );
}
