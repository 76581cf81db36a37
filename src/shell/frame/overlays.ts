import { setHistoryValueOverPages, useHistoryValue } from '../../runtime/address/historyState.ts';

/** The overlays that open over every page by a key or from several places. */
export type Overlay = 'palette' | 'shortcuts';

const NAME = 'overlay';

/** Opens one over the page in place of any other; nothing closes it. A reload finds it open again. */
export const showOverlay = (next: Overlay | null = null): void => setHistoryValueOverPages(NAME, next);

/** The one that is open. */
export const useOverlay = (): Overlay | null => useHistoryValue<Overlay>(NAME);

let searched = '';

/** Opens the palette, with a text that is searched for in it. */
export function showPalette(text = ''): void {
  searched = text;
  showOverlay('palette');
}

/** Returns the text with which the palette was opened, once. */
export function takeSearchedText(): string {
  const text = searched;
  searched = '';
  return text;
}
