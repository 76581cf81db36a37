import type { createBrowserRouter } from 'react-router';
import { noteStep, plainPath } from '../../../dataProvider/steps.ts';
import { shownTexts } from '../../../i18n/index.ts';

/** What can be pressed. */
const PRESSED = 'button, a, [role="tab"], [role="menuitem"], [role="option"], [role="checkbox"], summary';

/** Every word that the product itself says: only these are safe to tell on, since anything else may be a name. */
const words = new Set<string>();
let learnt: object | undefined;

function isOwnWord(text: string): boolean {
  const texts = shownTexts();
  // A page, or another language, has brought more of them.
  if (texts !== learnt)
    for (const said of Object.values(texts))
      if (!said.includes('%{')) for (const form of said.split(' |||| ')) words.add(form);
  learnt = texts;
  return words.has(text);
}

function press(target: Element): void {
  const pressed = target.closest(PRESSED);
  if (!pressed) return;
  const name = (pressed.getAttribute('aria-label') ?? pressed.textContent ?? '').trim();
  const kind = pressed.getAttribute('role') ?? (pressed.tagName === 'A' ? 'link' : 'button');
  noteStep('press', isOwnWord(name) ? `${kind} "${name}"` : kind);
}

/** Keeps the last steps taken in the page for the report of an error: where to, and which buttons, by their words. */
export function watchSteps(router: ReturnType<typeof createBrowserRouter>): void {
  let at = '';
  const note = (pathname: string) => {
    if (pathname !== at) noteStep('page', plainPath(pathname));
    at = pathname;
  };
  note(router.state.location.pathname);
  router.subscribe(({ location }) => note(location.pathname));
  document.addEventListener('click', ({ target }) => void (target instanceof Element && press(target)), {
    capture: true,
  });
}
