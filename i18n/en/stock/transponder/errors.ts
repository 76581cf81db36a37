import type { TransponderCode } from '../../../../resources/stock/transponder/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const transponderErrors = {
  TRANSPONDERS_NOT_AVAILABLE:
    'Not all of these transponders are available at the entity of origin: they belong to another entity, or are registered, unusable or in another transaction.',
  TRANSPONDERS_ALREADY_DELIVERED:
    'Some of these transponders have been delivered already, or are in another transaction.',
  TRANSPONDER_IN_TRANSACTION: 'The transponder is in a transaction that has not been accepted yet.',
  TRANSPONDER_IS_UNUSABLE: 'The transponder is marked as unusable already.',
  TRANSPONDER_IS_USABLE: 'The transponder is not marked as unusable.',
  MOVEMENT_IS_OF_OTHERS: 'The other entity decides on this transaction.',
  MISSING_LOT: 'Enter the lot.',
  INVALID_LOT: 'Check the lot and try again.',
  MISSING_MANUFACTURER: 'Enter the manufacturer.',
  INVALID_MANUFACTURER: 'Check the manufacturer and try again.',
} satisfies CodeTexts<TransponderCode>;
