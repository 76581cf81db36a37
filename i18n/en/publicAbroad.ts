import type { publicAbroad as source } from '../pt/publicAbroad.ts';
import type { Shape } from '../types.ts';
import { vatHelp } from './vatHelp.ts';

export const publicAbroad = {
  numbers: {
    vatNumber: 'Tax number of the owner',
    currentOwnerVatNumber: 'Tax number of the current owner',
    newOwnerVatNumber: 'Tax number of the new owner',
  },
  fields: {
    passport: 'Passport or identity document of the owner',
    currentOwnerPassport: 'Passport or identity document of the current owner',
    newOwnerPassport: 'Passport or identity document of the new owner',
    residence: 'Where the owner lives',
    address: 'Address abroad',
    province: 'Province',
    municipality: 'Municipality',
    commune: 'Commune',
  },
  hints: {
    passport: 'Only if there is no tax number.',
    currentOwnerPassport: 'Only if there is no tax number.',
    newOwnerPassport: 'The number of the document. Companies and associations do not need it.',
    address: 'Street, door number, postal code and locality, on one line.',
  },
  choices: { residence: { PORTUGAL: 'In Portugal', ABROAD: 'In another country' } },
  invalidNumber: 'The number does not have the form of the numbers of this country.',
  missingNumber: 'Enter the tax number or the number of the document.',
  vatHelp,
} satisfies Shape<typeof source>;
