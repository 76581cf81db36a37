import { describe, expect, it } from 'vitest';
import type { BreedFacts } from '../../resources/animals/animal/rules.ts';
import { readPlace } from '../../resources/requests/animalTransfer/place.ts';
import {
  canSwitchPedigree,
  isOpen,
  shownCategory,
  showsPlace,
} from '../../src/pages/animals/animal/form/fieldStates.ts';
import { lacksCredits, urgencyOf } from '../../src/parts/animals/animal/useBalance.ts';
import { ownAddress, withOwner } from '../../src/parts/owners/owner/address/animalPlace.ts';
import { givenPlace, requestPathOf } from '../../src/parts/requests/animalTransfer/change/useRequest.ts';

const place = {
  postalCode: '1000-123',
  locality: 'Lisboa',
  parishId: 7,
  street: 'Avenida de Roma',
  door: '12',
  accommodation: null,
};
const elsewhere = { useOwnerAddress: false, place };

describe('the place of an animal that changes its owner', () => {
  it('with the owner › is said, without an address', () => {
    expect(givenPlace(withOwner())).toEqual({ useOwnerAddress: true });
    expect(ownAddress(withOwner())).toEqual({});
  });

  it('elsewhere › is sent as the call names it, in one line', () => {
    const given = givenPlace(elsewhere);
    expect(given).toEqual({
      useOwnerAddress: false,
      animalPostalCode: '1000-123',
      animalLocality: 'Lisboa',
      animalParishId: 7,
      animalAddress: 'Avenida de Roma, 12',
    });
    expect(readPlace(given)).toMatchObject({ errors: [], place: { animalAddress: 'Avenida de Roma, 12' } });
  });

  it('elsewhere without an address › is refused at the fields of the form', () => {
    const { errors } = readPlace(givenPlace({ ...withOwner(), useOwnerAddress: false }));
    expect(errors.map(({ property }) => requestPathOf(property)).sort()).toEqual([
      'place.postalCode',
      'place.street',
    ]);
    expect(requestPathOf('postalCode')).toBe('newOwner.postalCode');
  });
});

describe('the fields of an animal in an edit', () => {
  it('a pedigree of which one field can be written › is opened, and cannot be cleared', () => {
    const modes = { lopNumber: 'read', lopName: 'edit' } as const;
    expect(canSwitchPedigree(modes, false)).toBe(true);
    expect(canSwitchPedigree(modes, true)).toBe(false);
    expect(canSwitchPedigree({}, true)).toBe(true);
    expect(canSwitchPedigree({ lopNumber: 'read', lopName: 'read' }, false)).toBe(false);
    expect(isOpen(modes, 'lopNumber')).toBe(false);
  });

  it('an address that can be written without its switch › is shown', () => {
    const modes = { useOwnerAddress: 'read', postalCode: 'edit' } as const;
    expect(showsPlace(modes, true)).toBe(true);
    const none = ['useOwnerAddress', 'postalCode', 'locality', 'parishId', 'address'];
    expect(showsPlace(Object.fromEntries(none.map((name) => [name, 'read' as const])), true)).toBe(false);
    expect(showsPlace({}, true)).toBe(false);
    expect(showsPlace({}, false)).toBe(true);
  });

  it('the category › is the record’s as long as its breeds are, then that of the breeds chosen', () => {
    const breed = (id: number, type: BreedFacts['type']): BreedFacts => ({
      id,
      type,
      parentId: 1,
      groupType: 'BREED',
      canHaveUndefinedGender: false,
      hasLicensing: true,
      isLocked: false,
    });
    const hunting = { breedId: 2, isCrossBreed: false, crossBreedId: null, breedCategoryId: 'E' } as const;
    expect(shownCategory(null, null, hunting)).toBeNull();
    expect(shownCategory(breed(2, 'A'), null, hunting)).toBe('E');
    expect(shownCategory(breed(3, 'A'), null, hunting)).toBe('A');
    expect(shownCategory(breed(2, 'A'), breed(4, 'G'), hunting)).toBe('G');
    expect(shownCategory(breed(2, 'A'), null)).toBe('A');
  });
});

describe('the warning that credits lack', () => {
  it('stands where the balance is below the price, and not where it is enough', () => {
    expect(lacksCredits({ value: 2, registrationCredits: 3 })).toBe(true);
    expect(lacksCredits({ value: 3, registrationCredits: 3 })).toBe(false);
    expect(lacksCredits({ value: 0, registrationCredits: 0 })).toBe(false);
  });

  it('a balance of none › is urgent, one below what the register calls low asks for attention', () => {
    const at = (value: number, registrationCredits = 1, lowBalance = 5) =>
      urgencyOf({ value, registrationCredits, lowBalance });
    expect([at(5), at(4), at(1), at(0)]).toEqual([null, 'attention', 'attention', 'bad']);
    // Where registering is dear, or costs nothing, or no balance is called low.
    expect([at(2, 3), at(0, 0), at(0, 1, 0), at(1, 1, 0)]).toEqual(['bad', 'bad', 'bad', null]);
  });
});
