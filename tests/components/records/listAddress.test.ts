import { describe, expect, test } from 'vitest';
import { choice, reference, references } from '../../../resources/kit/fields.ts';
import { correctedListAddress } from '../../../src/lists/listAddress.ts';

const FIELDS = {
  state: choice(['OPEN', 'CLOSED']),
  entityId: reference('entity'),
  profileIds: references('entityProfile', { initial: [] }),
};
const correct = (values: Record<string, string>) => {
  const corrected = correctedListAddress(FIELDS, new URLSearchParams(values));
  return corrected && Object.fromEntries(corrected);
};
const filter = (value: unknown) => JSON.stringify(value);

describe('the address of a list', () => {
  test.each<Record<string, string>>([
    { page: '2', filter: filter({ entityId: 4, state: 'OPEN', profileIds: [1, '2'], text: 'ana' }) },
    { filter: filter({ entityId: null, profileIds: [] }), sort: 'name' },
    { preview: '4' },
  ])('what a list can have › is left as it is: %o', (values) => {
    expect(correct(values)).toBeNull();
  });

  test('filters by what is no record › are taken out, and the others stay', () => {
    const wrong = { entityId: 'x', profileIds: [1, 'many'], state: 'OPEN' };
    expect(correct({ sort: 'name', filter: filter(wrong) })).toEqual({
      sort: 'name',
      filter: filter({ state: 'OPEN' }),
    });
  });

  test.each([
    ['99999999', '100000'],
    ['0', '1'],
    ['x', '1'],
    ['1.5', '1'],
  ])('page %s › is page %s', (page, right) => {
    expect(correct({ page })).toEqual({ page: right });
  });

  test('a filter that is no JSON › is left to the list, which ignores it', () => {
    expect(correct({ filter: 'x' })).toBeNull();
  });
});
