// @vitest-environment jsdom
import { act } from 'react';
import { NotificationContextProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { Toasts } from '../../../src/shell/toasts/Toasts.tsx';
import { render } from '../../helpers/render.tsx';

/** Acts whose result leads to another page, or stays on this one. */
function Acts() {
  const notify = useNotify();
  const navigate = useNavigate();
  return (
    <>
      <button
        onClick={() => {
          notify('Guardado aqui', { type: 'success' });
        }}
      >
        guardar
      </button>
      <button
        onClick={() => {
          notify('Criado e aberto', { type: 'success' });
          void navigate('/vaccine/1');
        }}
      >
        criar
      </button>
      <button onClick={() => void navigate('/owner')}>abrir</button>
      <button onClick={() => void navigate(-1)}>voltar</button>
    </>
  );
}

const page = (
  <NotificationContextProvider>
    <Acts />
    <Toasts />
  </NotificationContextProvider>
);

const messages = () => document.querySelector('#toasts')?.textContent ?? '';
const click = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name)!;
    button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    button.click();
  });

vi.stubGlobal('matchMedia', () => ({
  matches: true,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);

describe('a message', () => {
  test('on a page that the user leaves › closes with it', async () => {
    await render(page, { at: '/vaccine' });
    await click('guardar');
    expect(messages()).toContain('Guardado aqui');
    await click('abrir');
    await vi.waitFor(() => expect(messages()).not.toContain('Guardado aqui'));
  });

  test('on a page that is left by the browser’s Back › closes with it', async () => {
    const { open } = await render(page, { at: '/owner' });
    await open('/vaccine');
    await click('guardar');
    await click('voltar');
    await vi.waitFor(() => expect(messages()).not.toContain('Guardado aqui'));
  });

  test('on an act that opens the next page › stays there, and closes with that', async () => {
    const { address } = await render(page, { at: '/vaccine' });
    await click('criar');
    expect(address()).toBe('/vaccine/1');
    expect(messages()).toContain('Criado e aberto');
    await click('abrir');
    await vi.waitFor(() => expect(messages()).not.toContain('Criado e aberto'));
  });
});
