// @vitest-environment jsdom
import '../../../src/app/allPages.ts';
import { describe, expect, test } from 'vitest';
import { BottomBar } from '../../../src/shell/menu/BottomBar.tsx';
import { ROOT_ENTITY } from '../../../resources/entities/entity/root.ts';
import { PERMISSIONS } from '../../../resources/kit/permissions.ts';
import { makeActor } from '../../helpers/actor.ts';
import { namesOf, render } from '../../helpers/render.tsx';

/** The operator's staff with all permissions: their menu has all groups, and no notifications are asked for. */
const session = {
  step: 'DONE',
  sessionToken: 'token',
  actor: makeActor({
    permissions: [...PERMISSIONS],
    isOperator: true,
    entity: { id: ROOT_ENTITY, name: 'SIAC' },
  }),
} as const;

const MARKED = [
  ['/', { pt: ['Início'], en: ['Home'] }],
  ['/animal', { pt: ['Animais'], en: ['Animals'] }],
  ['/transfers', { pt: [], en: [] }],
  ['/owner', { pt: [], en: [] }],
  ['/requests', { pt: ['Pedidos'], en: ['Requests'] }],
  ['/request-death', { pt: ['Pedidos'], en: ['Requests'] }],
] as const;

describe.each(['pt', 'en'] as const)('the bar of a phone in %s', (language) => {
  test('each address › marks the place that it names, or none', async () => {
    const { root, open } = await render(<BottomBar />, { session, language });
    for (const [address, marked] of MARKED) {
      await open(address);
      expect(namesOf('[aria-current="page"]', root), address).toEqual(marked[language]);
    }
  });
});
