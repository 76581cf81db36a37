// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CopyButton } from '../../../src/components/CopyButton.tsx';
import { click, named, passTime, render } from '../../helpers/render.tsx';

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

async function pressed(writeText: () => Promise<void>, isIcon = false) {
  Object.assign(navigator, { clipboard: { writeText } });
  const { root } = await render(<CopyButton text="620" label="Copiar" isIcon={isIcon} />);
  await click(named('button', 'Copiar'));
  return () => root.querySelector('[role=status]')?.textContent;
}

describe('a button that copies', () => {
  test.each([false, true])(
    'once copied › confirms it to screen readers, for two seconds (icon: %s)',
    async (isIcon) => {
      const writeText = vi.fn(() => Promise.resolve());
      const status = await pressed(writeText, isIcon);
      expect(writeText).toHaveBeenCalledWith('620');
      expect(status()).toBe('Copiado');
      await passTime(2000);
      expect(status()).toBe('');
    },
  );

  test('where the browser refuses › asks to copy by hand, and keeps the sentence', async () => {
    const status = await pressed(() => Promise.reject(new Error('denied')));
    await passTime(5000);
    expect(status()).toBe('Não foi possível copiar. Selecione o texto e copie-o.');
  });
});
