// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { lostCells } from '../../../src/parts/lostFound/lostAnimal/lostCells.tsx';
import { render } from '../../helpers/render.tsx';

const places = {
  eventParish: { name: 'Areeiro' },
  eventCounty: { name: 'Lisboa' },
  eventDistrict: { name: 'Distrito de Lisboa' },
  eventCountry: 'PT',
};
const NONE = null;

test.each([
  [{}, 'Areeiro'],
  [{ eventParish: NONE }, 'Lisboa'],
  [{ eventParish: NONE, eventCounty: NONE }, 'Distrito de Lisboa'],
  [{ eventParish: NONE, eventCounty: NONE, eventDistrict: NONE, eventCountry: 'ES' }, 'Espanha'],
])('the place of a report › is the smallest that is known, after %j', async (missing, shown) => {
  const { root } = await render(<>{lostCells.eventParishId!({ id: 1, ...places, ...missing })}</>);
  expect(root.textContent).toBe(shown);
});
