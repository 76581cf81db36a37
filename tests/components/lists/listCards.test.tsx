// @vitest-environment jsdom
import { act, useState } from 'react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test } from 'vitest';
import { PERMISSIONS } from '../../../resources/kit/permissions.ts';
import { user } from '../../../resources/access/user/schema.ts';
import { ModuleListContext } from '../../../src/lists/listContext.ts';
import { ListCards } from '../../../src/lists/table/ListCards.tsx';
import { makeActor } from '../../helpers/actor.ts';
import { render } from '../../helpers/render.tsx';

const data = ['Ana Reis', 'Rui Mota'].map((name, at) => ({ id: at + 1, name, email: `u${at}@demo.test` }));

const session = {
  step: 'DONE',
  sessionToken: 's',
  actor: makeActor({ permissions: [...PERMISSIONS] }),
} as const;

/** The list with the selection that a page keeps. */
function Cards({ bulkActions }: { readonly bulkActions?: string }) {
  const [selectedIds, onSelect] = useState<readonly number[]>([]);
  const onToggleItem = (id: number) =>
    onSelect(selectedIds.includes(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id]);
  const list = { data, selectedIds, onSelect, onToggleItem } as unknown as ListControllerResult;
  return (
    <ModuleListContext value={{ module: user, storeKey: 'user', canDelete: false, bulkActions }}>
      <ListContextProvider value={list}>
        <ListCards />
        <output>{selectedIds.join()}</output>
      </ListContextProvider>
    </ModuleListContext>
  );
}

test('a list on a phone › selects its records one by one and all together, where several can be changed at once', async () => {
  const { root } = await render(<Cards bulkActions="Desativar" />, { session });
  const selected = () => root.querySelector('output')!.textContent;
  const press = (label: string) =>
    act(async () =>
      [...root.querySelectorAll('input')]
        .find((input) => (input.ariaLabel ?? input.closest('label')?.textContent) === label)!
        .click(),
    );
  await press('Selecionar: Rui Mota');
  expect(selected()).toBe('2');
  await press('Selecionar tudo');
  expect(selected()).toBe('1,2');
  await press('Selecionar tudo');
  expect(selected()).toBe('');
});

test('a list on a phone › has no boxes where nothing is done with several', async () => {
  const { root } = await render(<Cards />, { session });
  expect(root.querySelectorAll('li')).toHaveLength(2);
  expect(root.querySelectorAll('input')).toHaveLength(0);
});
