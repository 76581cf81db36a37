import type { Page } from 'playwright';

/**
 * Milliseconds for which the next message with a text stands. Measured on the page: a busy machine learns of it later
 * than it is there. Called before the message can come.
 */
export function lifetimeOfMessage(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (sought) =>
      new Promise<number>((done) => {
        let since: number | undefined;
        new MutationObserver(() => {
          const isThere = [...document.querySelectorAll('[role=status]')].some((one) =>
            one.textContent.includes(sought),
          );
          if (isThere) since ??= performance.now();
          else if (since !== undefined) done(performance.now() - since);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
}
