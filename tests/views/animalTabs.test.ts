// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { applyLoginAnswer } from '../../dataProvider/client/session.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { childrenOf } from '../../src/records/child/childTabs.tsx';
import { inOrder, tabsFor } from '../../src/pages/animals/animal/view/tabs.ts';
import { animal } from '../../resources/animals/animal/schema.ts';
import { makeActor } from '../helpers/actor.ts';

test('the tabs of an animal › begin with the seven parts of its record, which alone stand in the strip', () => {
  applyLoginAnswer({ step: 'DONE', sessionToken: 's', actor: makeActor({ permissions: [...PERMISSIONS] }) });
  const tabs = inOrder(
    [...tabsFor(), ...childrenOf(animal).map(({ name }) => name)].map((name) => ({
      name,
      label: name,
      panel: null,
    })),
  );
  const names = tabs.map(({ name }) => name);
  expect(tabs.filter(({ isFurther }) => !isFurther).map(({ name }) => name)).toEqual(names.slice(0, 7));
  expect(names.slice(0, 7)).toEqual([
    'general',
    'healthIntervention',
    'animalLicense',
    'aggression',
    'owner',
    'lost',
    'files',
  ]);
  expect(names).toContain('animalMerge');
  expect(new Set(names).size).toBe(names.length);
});
