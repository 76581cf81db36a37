/** The link that had the focus last, by the browser's entry of its page. */
const links = new Map<string, string>();
/** Milliseconds within which the page that Back leads to may still bring it. */
const PATIENCE = 4000;

const entry = (): string => (window.history.state as { key?: string } | null)?.key ?? '';

/** Notes which link of a page has the focus. @returns what ends that */
export function noteLinks(): () => void {
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLAnchorElement && target.closest('main'))
      links.set(entry(), target.getAttribute('href') ?? '');
  };
  document.addEventListener('focusin', note);
  return () => document.removeEventListener('focusin', note);
}

/**
 * Puts the focus back on the link by which the page was left, as soon as it is drawn: with the keyboard, the user
 * continues in a list at the same row. If the user has moved the focus meanwhile, it stays there.
 * @returns a function that ends the search for the link
 */
export function focusLastLink(heading: HTMLElement): () => void {
  const href = links.get(entry());
  if (href === undefined) return () => undefined;
  const isFree = () => document.activeElement === heading || document.activeElement === document.body;
  const look = () => {
    const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
    if (link && isFree()) link.focus({ preventScroll: true });
    if (link || !isFree()) end();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => end(), PATIENCE);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return end;
}
