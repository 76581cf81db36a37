import { composeAddress } from '../../../../../resources/owners/owner/addresses.ts';

/** Where an animal lives, when not with its owner: as parts, for the one line that the register keeps. */
export interface PlaceValues {
  postalCode: string | null;
  locality: string | null;
  parishId: number | null;
  street: string | null;
  door: string | null;
  accommodation: string | null;
}

/** A form that says where the animal lives. */
export interface WithPlace {
  useOwnerAddress: boolean;
  place: PlaceValues;
}

/** Returns the initial values of a form about an animal's place: the animal lives with its owner. */
export const withOwner = (): WithPlace => ({
  useOwnerAddress: true,
  place: { postalCode: null, locality: null, parishId: null, street: null, door: null, accommodation: null },
});

/** An animal's own address as the register keeps it; nothing where it lives with its owner. */
export const ownAddress = ({ useOwnerAddress, place }: WithPlace) =>
  useOwnerAddress
    ? {}
    : {
        postalCode: place.postalCode,
        locality: place.locality,
        parishId: place.parishId,
        address: composeAddress(place),
      };
