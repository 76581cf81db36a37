import type { createBrowserRouter } from 'react-router';
import { recordAction, plainPath } from '../../dataProvider/client/userActions.ts';
import { shownTexts, textsOf } from '../../i18n/index.ts';

/** Elements whose clicks are recorded. */
const PRESSED = 'button, a, [role="tab"], [role="menuitem"], [role="option"], [role="checkbox"], summary';

/** The texts of the product: only these may be recorded, since any other text may be a personal name. */
const words = new Set<string>();
let learnt: object | undefined;

function isOwnWord(text: string): boolean {
  const texts = shownTexts();
  // A page, or another language, has added texts.
  if (texts !== learnt)
    for (const tree of texts)
      for (const said of textsOf(tree))
        if (!said.includes('%{')) for (const form of said.split(' |||| ')) words.add(form);
  learnt = texts;
  return words.has(text);
}

function press(target: Element): void {
  const pressed = target.closest(PRESSED);
  if (!pressed) return;
  const name = (pressed.getAttribute('aria-label') ?? pressed.textContent ?? '').trim();
  const kind = pressed.getAttribute('role') ?? (pressed.tagName === 'A' ? 'link' : 'button');
  recordAction('press', isOwnWord(name) ? `${kind} "${name}"` : kind);
}

/** Records opened pages and pressed buttons, by the product's own texts, for error reports. */
export function recordUserActions(router: ReturnType<typeof createBrowserRouter>): void {
  let at = '';
  const note = (pathname: string) => {
    if (pathname !== at) recordAction('page', plainPath(pathname));
    at = pathname;
  };
  note(router.state.location.pathname);
  router.subscribe(({ location }) => note(location.pathname));
  document.addEventListener('click', ({ target }) => void (target instanceof Element && press(target)), {
    capture: true,
  });
}
