// @vitest-environment jsdom
import '../../../src/app/allPages.ts';
import { describe, expect, test } from 'vitest';
import { PersonalFrame } from '../../../src/pages/account/personalArea/PersonalFrame.tsx';
import { makeActor } from '../../helpers/actor.ts';
import { click, named, namesOf, render } from '../../helpers/render.tsx';

const frame = <PersonalFrame width={640}>content</PersonalFrame>;
const sessionOf = (actor = makeActor()) => ({ step: 'DONE', sessionToken: 'token', actor }) as const;

describe('the menu of the personal area', () => {
  test('each of its pages › is the marked one at its own address', async () => {
    const { root, open } = await render(frame, { at: '/personal', session: sessionOf() });
    const addresses = [...root.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '');
    expect(addresses.length).toBeGreaterThan(4);
    for (const to of addresses) {
      await open(to);
      const marked = [...root.querySelectorAll('[aria-current="page"]')];
      expect(marked.map((one) => one.getAttribute('href'))).toEqual([to]);
    }
  });

  test('a link of it › opens its page', async () => {
    const { address } = await render(frame, { at: '/personal', language: 'en', session: sessionOf() });
    await click(named('nav a', 'Active sessions'));
    expect(address()).toBe('/personal/sessions');
  });

  test('acting for another user › shows no page about how that user signs in', async () => {
    const session = sessionOf(makeActor({ impersonatorId: 7 }));
    const { root } = await render(frame, { at: '/personal/password', session });
    expect(namesOf('nav a')).not.toContain('Palavra-passe');
    expect(root.textContent).not.toContain('content');
  });
});
