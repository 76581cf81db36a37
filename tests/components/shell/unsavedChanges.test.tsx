// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { UnsavedChangesGuard } from '../../../src/forms/UnsavedChangesGuard.tsx';
import { render } from '../../helpers/render.tsx';

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test('a page with unsaved changes that the user has left › holds back nothing more, while the next one is loaded', async () => {
  // The page is drawn at every address, as it is until the scripts of the next one are there.
  const { open, address } = await render(<UnsavedChangesGuard holds />, { at: '/vaccine/1' });
  await open('/vaccine');
  expect(address()).toBe('/vaccine/1');
  await act(async () => button('Sair sem guardar')!.click());
  expect(address()).toBe('/vaccine');
  await open('/breed');
  expect(address()).toBe('/breed');
});
