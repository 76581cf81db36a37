import { email, phone, text } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { personName } from '../../kit/values/personName.ts';
import { dayIn } from '../../numbers/dates.ts';
import { isValidPhone, normalisePhone } from '../../numbers/phone.ts';
import { RECEIVE_VISITORS, visitingAnimal } from './schema.ts';

const isNotOver = condition<Pick<RecordOfModule<typeof visitingAnimal>, 'dateTo'>>(
  'STAY_IS_OVER',
  ({ dateTo }) => dateTo >= dayIn(),
);

/** How the holder is reached during the stay; deleted after it. */
export const setVisitorContact = defineOperation(visitingAnimal, {
  name: 'setVisitorContact',
  permission: RECEIVE_VISITORS,
  when: [isNotOver],
  path: 'contact',
  input: {
    contactName: text({ required: 'MISSING_NAME', max: 120, ...personName, example: 'Claire Martin' }),
    contactPhone: phone({
      personal: true,
      owedWhen: 'without an email',
      example: '+351912345678',
      valid: (value) => isValidPhone(value),
      normalise: (value) => normalisePhone(value) ?? value,
      invalid: 'INVALID_PHONE',
    }),
    contactEmail: email({ personal: true, invalid: 'INVALID_EMAIL' }),
  },
  check: ({ contactPhone, contactEmail }) =>
    contactPhone || contactEmail ? [] : [{ property: 'contactPhone', error: 'MISSING_CONTACT_WAY' }],
  leaves: true,
  summary: 'Keeps how the holder of an animal from abroad is reached, for the days of its stay only',
  answer: ['hasContact'],
  icon: 'phone',
});
