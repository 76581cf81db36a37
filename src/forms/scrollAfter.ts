/** Milliseconds until the page moves to the first wrong field, once the messages have taken their room. */
export const SCROLL_AFTER = 400;

/** Pixels of the window that the bars above and below may cover, as the theme keeps them clear. */
const coveredByBars = (): number => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return (parseFloat(scrollPaddingTop) || 0) + (parseFloat(scrollPaddingBottom) || 0);
};

/** Moves the page to a wrong field; where the summary of what is wrong fits above it, from the summary's first line. */
export function showWrongField(field: HTMLElement, behavior: ScrollBehavior = 'auto'): void {
  const summary = document.querySelector('[data-error-summary]');
  const top = summary?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY;
  const bottom = field.getBoundingClientRect().bottom;
  const fits = top <= bottom && bottom - top <= innerHeight - coveredByBars();
  if (summary && fits) summary.scrollIntoView({ block: 'start', behavior });
  else field.scrollIntoView?.({ block: 'center', behavior });
}
