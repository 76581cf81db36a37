/** The origins of pages that may embed the forms; the server writes them into the page's head. */
const origins = (): readonly string[] =>
  document
    .querySelector<HTMLMetaElement>('meta[name="form-embedders"]')
    ?.content.split(' ')
    .filter(Boolean) ?? [];

/**
 * Reports the height of the page to the page that embeds it, at each change. The message is posted to the configured
 * origins only, so that no other page receives it.
 */
export function reportHeight(): void {
  const targets = origins();
  const report = (): void => {
    const message = { type: 'coleira-form-height', height: document.documentElement.scrollHeight };
    for (const origin of targets) window.parent.postMessage(message, origin);
  };
  new ResizeObserver(report).observe(document.body);
  report();
}
