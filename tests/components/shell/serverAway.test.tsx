// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { checkServer } from '../../../src/runtime/failures/serverState.ts';
import { Banners } from '../../../src/shell/banners/Banners.tsx';
import { render } from '../../helpers/render.tsx';

/** What each call of the banners takes: nothing to show. */
const answer = () => new Response('{"content":""}');
const AWAY = { pt: 'O servidor não responde', en: 'The server does not respond' };

describe.each(['pt', 'en'] as const)('an open page in %s', (language) => {
  test('a server that does not answer › is named in a banner until it answers', async () => {
    let answers = false;
    vi.stubGlobal('fetch', () =>
      answers ? Promise.resolve(answer()) : Promise.reject(new TypeError('refused')),
    );
    const { root } = await render(<Banners />, { language });
    expect(root.textContent).not.toContain(AWAY[language]);
    await act(checkServer);
    expect(root.textContent).toContain(AWAY[language]);
    answers = true;
    await act(async () => {
      window.dispatchEvent(new Event('online'));
    });
    await vi.waitFor(() => expect(root.textContent).not.toContain(AWAY[language]));
    vi.unstubAllGlobals();
  });

  test('a stream that breaks while the server answers › is named nowhere', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer()));
    const { root } = await render(<Banners />, { language });
    await act(checkServer);
    expect(root.textContent).toBe('');
    vi.unstubAllGlobals();
  });
});
