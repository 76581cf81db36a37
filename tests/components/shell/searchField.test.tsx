// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchField } from '../../../src/components/search/SearchField.tsx';
import { render } from '../../helpers/render.tsx';

beforeEach(() => window.history.replaceState(null, '', '/personal/files'));
afterEach(() => vi.useRealTimers());

/** Types words to search with and returns what receives them once the typing pauses. */
async function type(words: string) {
  const onWords = vi.fn();
  const { root } = await render(<SearchField label="Pesquisar" words="" onWords={onWords} />);
  vi.useFakeTimers();
  const field = root.querySelector('input')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return onWords;
}

const pause = () => act(async () => vi.advanceTimersByTime(1_000));

describe('words that are typed to search a list', () => {
  test('once the typing pauses › reach the address', async () => {
    const onWords = await type('guia');
    await pause();
    expect(onWords).toHaveBeenCalledExactlyOnceWith('guia');
  });

  test('with another page opened meanwhile › are not written into its address', async () => {
    const onWords = await type('guia');
    // Its scripts are still loaded: the page with the field stays until then, hidden.
    window.history.pushState(null, '', '/personal/sessions');
    await pause();
    expect(onWords).not.toHaveBeenCalled();
  });
});
