import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { memoryStore, reactRouterProvider, RouterProviderContext, StoreContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { applyLoginAnswer, clearSession } from '../../dataProvider/client/session.ts';
import { i18nProvider, withTexts, type LocaleName } from '../../i18n/index.ts';
import { en } from '../../i18n/generated/en/index.ts';
import { pt } from '../../i18n/generated/pt/index.ts';
import type { TextSource } from '../../i18n/parts.ts';
import type { Tree } from '../../i18n/tree.ts';
// What can be done with records comes with the pages that show them; a component is drawn without its page.
import '../../resources/generated/operations.ts';
import type { LoginAnswer } from '../../resources/access/session/types.ts';
import { FrameContext, useFrameAddress } from '../../src/runtime/address/frameContext.ts';
import { LanguageProvider } from '../../src/runtime/language/LanguageProvider.tsx';
import { themeOf, type Mode } from '../../src/theme/theme.ts';

// React asks for it where `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// jsdom has none, for nothing has a size there that could change.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor does anything have a place to which a page could move.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;

interface RenderOptions {
  /** The address at which the component is drawn. */
  readonly at?: string;
  readonly language?: LocaleName;
  readonly theme?: Mode;
  /** The session, in any step of the sign-in; without it no user is signed in. */
  readonly session?: LoginAnswer;
}

interface Rendered {
  /** Holds the component; what it opens over the page is in `document.body`. */
  readonly root: HTMLElement;
  /** Opens another address, as a link does. */
  readonly open: (address: string) => Promise<void>;
  /** Returns the present address. */
  readonly address: () => string;
}

/** Hands down what the frame of the back office does. */
function Framed({ element }: { readonly element: ReactElement }) {
  return <FrameContext value={useFrameAddress()}>{element}</FrameContext>;
}

/** What asks react-admin for the router gets the one that the component is drawn in: in Node it loads a second copy. */
const routing: typeof reactRouterProvider = {
  ...reactRouterProvider,
  useLocation,
  useNavigate: useNavigate as typeof reactRouterProvider.useNavigate,
};

const allTexts: TextSource = { pt: () => [pt as unknown as Tree], en: () => [en as unknown as Tree] };

/**
 * Draws a component in jsdom as the back office does, with the product's own theme, texts, router, session, store and
 * cache, and removes it when the test ends. The file lies in `tests/components` and begins with
 * `// @vitest-environment jsdom`.
 *
 * What a component shows in each of its states is tested this way. Whether it fits, is in reach or stays in its place
 * needs a browser: jsdom computes no layout. There is no server either: where a component asks one, draw the component
 * below it that shows the answer, or use a browser.
 */
export async function render(
  element: ReactElement,
  { at = '/', language = 'pt', theme = 'light', session }: RenderOptions = {},
): Promise<Rendered> {
  await withTexts(allTexts, async () => undefined);
  await i18nProvider.changeLocale(language);
  if (session) applyLoginAnswer(session);

  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  const queries = new QueryClient();
  const router = createMemoryRouter([{ path: '*', element: <Framed element={element} /> }], {
    initialEntries: [at],
  });
  onTestFinished(async () => {
    await act(async () => drawn.unmount());
    root.remove();
    queries.clear();
    clearSession();
    localStorage.clear();
  });
  await act(async () =>
    drawn.render(
      <StoreContextProvider value={memoryStore()}>
        <RouterProviderContext value={routing}>
          <QueryClientProvider client={queries}>
            <LanguageProvider>
              <ThemeProvider theme={themeOf(theme, language)}>
                <RouterProvider router={router} useTransitions={false} />
              </ThemeProvider>
            </LanguageProvider>
          </QueryClientProvider>
        </RouterProviderContext>
      </StoreContextProvider>,
    ),
  );
  return {
    root,
    open: (address) => act(() => router.navigate(address)),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** Returns the accessible names of the elements that a selector finds, as axe computes them. */
export function namesOf(selector: string, within: ParentNode = document): string[] {
  axe.setup(document);
  try {
    return [...within.querySelectorAll(selector)].map((one) => axe.commons.text.accessibleText(one));
  } finally {
    axe.teardown();
  }
}

/**
 * Returns the element of this accessible name among those that a selector finds.
 * @throws if there is none or more than one
 */
export function named(selector: string, name: string, within: ParentNode = document): HTMLElement {
  const names = namesOf(selector, within);
  const found = [...within.querySelectorAll<HTMLElement>(selector)].filter((_, at) => names[at] === name);
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(`${found.length} of ${selector} are called "${name}"; there are: ${names.join(', ')}`);
  return only;
}

/** Clicks an element, and returns once the page has followed. */
export const click = (element: HTMLElement): Promise<void> => act(async () => element.click());

/** Lets this many milliseconds pass on the clock of the test, which `vi.useFakeTimers()` has stopped. */
export const passTime = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
