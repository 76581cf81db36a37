// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Grants } from '../../../src/pages/access/role/Grants.tsx';
import { render } from '../../helpers/render.tsx';

test.each([
  [
    'pt',
    'O que o perfil «Balcão» concede',
    'Consultar animais',
    'Criar perfil de acesso',
    'Voltar ao formulário',
  ],
  ['en', 'What the role “Balcão” grants', 'View animals', 'Create role', 'Back to the form'],
] as const)(
  'a role that is not made yet › shows in %s what it grants, and is made or taken back',
  async (language, title, permission, create, back) => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    await render(
      <Grants
        role={{ name: 'Balcão', permissions: ['READ_ANIMAL'] }}
        onConfirm={onConfirm}
        onClose={onClose}
      />,
      { language },
    );
    const dialog = document.querySelector('[role=dialog]')!;
    expect(dialog.textContent).toContain(title);
    expect(dialog.textContent).toContain(permission);
    const press = (name: string) =>
      act(async () =>
        [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click(),
      );
    await press(back);
    await press(create);
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1]);
  },
);
