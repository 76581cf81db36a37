// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { showOverlay, takeSearchedText, useOverlay } from '../../../src/shell/frame/overlays.ts';
import { ReaderDigits } from '../../../src/shell/palette/ReaderDigits.tsx';
import { render } from '../../helpers/render.tsx';

const NUMBER = '620098100000017';

/** Says which overlay is open over the page, which has a field. */
function Page() {
  return (
    <>
      <output>{useOverlay()}</output>
      <input />
      <ReaderDigits />
    </>
  );
}

/** Opens a page, before which `early` was typed, and returns what says the open overlay. */
async function open(at: string, early = ''): Promise<() => string | null> {
  const keys = { text: early, keep: vi.fn(), stop: () => undefined };
  globalThis.coleiraEarlyKeys = keys;
  onTestFinished(() => (globalThis.coleiraEarlyKeys = undefined));
  const { root } = await render(<Page />, { at });
  return () => root.querySelector('output')!.textContent;
}

/** Types as a reader does: without a pause, and Enter at the end. */
const read = (into: Element = document.body) =>
  act(async () => {
    for (const key of [...NUMBER, 'Enter'])
      into.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

beforeEach(() => {
  showOverlay();
  takeSearchedText();
});

describe('a number that a reader types on a page without a field for it', () => {
  test('before the page is there › opens the palette, which takes it', async () => {
    const overlay = await open('/vaccine', NUMBER.slice(0, 7));
    expect(overlay()).toBe('palette');
    expect(globalThis.coleiraEarlyKeys?.text).toBe(NUMBER.slice(0, 7));
    // The palette's script may be long in coming.
    expect(globalThis.coleiraEarlyKeys?.keep).toHaveBeenCalled();
  });

  test('while no field has the focus › opens the palette with the number', async () => {
    const overlay = await open('/vaccine');
    await read();
    expect(overlay()).toBe('palette');
    expect(takeSearchedText()).toBe(NUMBER);
  });

  test('while a field has the focus › stays in that field', async () => {
    const overlay = await open('/vaccine');
    await read(document.querySelector('input')!);
    expect(overlay()).toBe('');
  });
});

test('letters that were typed before the page was there › open nothing, and are forgotten', async () => {
  const overlay = await open('/vaccine', 'jk');
  expect(overlay()).toBe('');
  expect(globalThis.coleiraEarlyKeys).toBeUndefined();
});

test('the home page, which has a field of its own › is left to take the number', async () => {
  const overlay = await open('/', NUMBER);
  await read();
  expect(overlay()).toBe('');
  expect(globalThis.coleiraEarlyKeys?.text).toBe(NUMBER);
});
