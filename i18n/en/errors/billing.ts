import type { BillingCode } from '../../../resources/kit/codes/billing.ts';
import type { CodeTexts } from '../../types.ts';

/** Price tables and payment references. */
export const billingErrors = {
  MISSING_VALID_FROM: 'Enter the start of validity.',
  INVALID_VALID_FROM: 'Enter the start of validity as a date.',
  INVALID_VALID_TO: 'The end of validity must be after its start.',
  OVERLAPPING_VALIDITY: 'A table is already in force in this period for one of the profiles.',
  INVALID_PROFILES: 'Select profiles from the list.',
  MISSING_LINES: 'Add at least one line.',
  INVALID_LINES: 'Check the lines and try again.',
  MISSING_SERVICE: 'Select the service.',
  INVALID_SERVICE: 'Select a service from the list.',
  MISSING_UNIT_PRICE: 'Enter the unit price.',
  INVALID_UNIT_PRICE: 'Enter the unit price as a number, such as 2.50.',
  INVALID_VAT_RATE: 'Enter the VAT rate as a percentage.',
  MISSING_DOCUMENT_NUMBER: 'Enter the document number.',
  INVALID_DOCUMENT_NUMBER: 'Check the document number and try again.',
  BALANCE_BELOW_ZERO: 'The balance cannot fall below zero.',
  REFERENCE_ALREADY_PAID: 'The reference has already been paid.',
  REFERENCE_EXPIRED: 'The reference has expired. Request another.',
  REFERENCE_CANCELED: 'The reference has been cancelled.',
  INVALID_SIGNATURE: 'The signature of the notice does not match. The notice was not accepted.',
} satisfies CodeTexts<BillingCode>;
