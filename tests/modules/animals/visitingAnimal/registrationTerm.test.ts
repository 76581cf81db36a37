import { describe, expect, it } from 'vitest';
import { registrationTermOf } from '../../../../resources/animals/visitingAnimal/registrationTerm.ts';

describe('the day by which an animal must be registered', () => {
  it.each([
    ['DOG', '2028-07-01', '2038-07-01'],
    ['CAT', '2028-07-01', '2043-07-01'],
    ['FERRET', '2028-07-01', null],
    ['DOG', '2028-02-29', '2038-02-28'],
    ['CAT', '', null],
  ])('of a %s under a law from %s › is %s', (species, from, expected) => {
    expect(registrationTermOf(species, from).union).toBe(expected);
  });

  it('of an animal that stays here › is 120 days after its first day', () => {
    expect(registrationTermOf('FERRET', '', '2027-01-01')).toEqual({ union: null, stay: '2027-05-01' });
  });
});
