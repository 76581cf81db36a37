import type { createBrowserRouter } from 'react-router';
import { noteStep, plainPath } from '../../../dataProvider/steps.ts';
import { pt } from '../../../i18n/pt/index.ts';

/** What can be pressed. */
const PRESSED = 'button, a, [role="tab"], [role="menuitem"], [role="option"], [role="checkbox"], summary';

type Texts = { readonly [key: string]: string | Texts };

const words = new Set<string>();

/** Every word that the product itself says: only these are safe to tell on, since anything else may be a name. */
function learn(texts: Texts): void {
  for (const text of Object.values(texts)) {
    if (typeof text !== 'string') learn(text);
    else if (!text.includes('%{')) for (const form of text.split(' |||| ')) words.add(form);
  }
}

async function known(text: string): Promise<boolean> {
  if (words.size === 0) learn(pt as unknown as Texts);
  if (words.has(text)) return true;
  if (!document.documentElement.lang.startsWith('en')) return false;
  const { en } = await import('../../../i18n/en/index.ts');
  learn(en as unknown as Texts);
  return words.has(text);
}

async function press(target: Element): Promise<void> {
  const pressed = target.closest(PRESSED);
  if (!pressed) return;
  const name = (pressed.getAttribute('aria-label') ?? pressed.textContent ?? '').trim();
  const kind = pressed.getAttribute('role') ?? (pressed.tagName === 'A' ? 'link' : 'button');
  noteStep('press', (await known(name)) ? `${kind} "${name}"` : kind);
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
  document.addEventListener(
    'click',
    ({ target }) => void (target instanceof Element && press(target).catch(() => undefined)),
    { capture: true },
  );
}
