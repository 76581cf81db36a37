import { describe, expect, it } from 'vitest';
import type { CertificateProperty } from '../../resources/animals/certificate/calls.ts';
import { addDays, dayIn } from '../../resources/numbers/dates.ts';
import { makeActor } from '../helpers/actor.ts';
import { checkForm, modesOf } from '../../src/forms/formCheck.ts';
import { certificateInputs } from '../../src/parts/animals/animal/certificates/certificateInputs.ts';

const ZONE = 'Atlantic/Azores';
const actor = makeActor({ timezone: ZONE });

const parameter = (code: string, more: Partial<CertificateProperty>): CertificateProperty => ({
  code,
  name: code,
  description: null,
  type: 'Date',
  isMandatory: false,
  isPerAnimal: false,
  preventFutureDates: false,
  preventPastDates: false,
  ...more,
});

const module = certificateInputs([
  parameter('born', { preventFutureDates: true }),
  parameter('leaves', { preventPastDates: true }),
  parameter('place', { type: 'Text', isMandatory: true }),
]);

function errorsOf(given: Record<string, unknown>) {
  const modes = modesOf(module, actor, 'create', given, null);
  return checkForm(given, { module, actor, mode: 'create', before: null, modes }).errors;
}

describe('the parameters of a certificate', () => {
  const today = dayIn(ZONE);

  it('today › is neither past nor future', () => {
    expect(errorsOf({ propertyborn: today, propertyleaves: today, propertyplace: 'Faro' })).toEqual({});
  });

  it('days on the wrong side of today and an empty text › have their codes', () => {
    const given = {
      propertyborn: addDays(today, 1),
      propertyleaves: addDays(today, -1),
      propertyplace: ' ',
    };
    expect(errorsOf(given)).toEqual({
      propertyborn: 'INVALID_DATE_NO_FUTURE_DATES',
      propertyleaves: 'INVALID_DATE_NO_PAST_DATES',
      propertyplace: 'EMPTY_VALUE',
    });
  });
});
