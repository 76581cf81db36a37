import type { Page } from 'playwright';

/**
 * Opens another address of the application as a link would: in the page that is open, without loading it anew. A load
 * costs one to two seconds of processor time; `goto` is for tests about the first load.
 * @param address path and query, as `/owner?page=2`
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // The router counts its entries, and takes one step back by the difference.
    const idx = Number((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}
