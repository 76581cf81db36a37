import { describe, expect, it } from 'vitest';
import { countryName, countryNamesOf, loadCountryNames } from '../../src/runtime/language/countries.ts';

describe('the name of a country', () => {
  it('before the names are loaded › is the browser’s, never the code', async () => {
    expect(countryNamesOf('pt')).toBeUndefined();
    expect([countryName('PT', 'pt'), countryName('ES', 'pt'), countryName('ES', 'en')]).toEqual([
      'Portugal',
      'Espanha',
      'Spain',
    ]);
    await loadCountryNames('pt');
    expect([countryName('PT', 'pt'), countryName('ES', 'pt')]).toEqual(['Portugal', 'Espanha']);
  });

  it('of what is no country › is the value itself', () => {
    expect([countryName('', 'en'), countryName('x', 'en'), countryName('Spain', 'en')]).toEqual([
      '',
      'x',
      'Spain',
    ]);
  });
});
