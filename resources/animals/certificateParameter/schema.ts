import { kindWords } from '../certificateTemplate/kindWords.ts';
import { certificateTemplate } from '../certificateTemplate/schema.ts';
import { boolean, choice, integer, reference, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';

/** The code by which a layout names a parameter: a letter, then letters and digits. */
const CODE = /^[A-Za-z][A-Za-z0-9]*$/;

/** A value that is entered when a certificate is issued. */
export const certificateParameter = defineModule({
  name: 'certificateParameter',
  access: { read: 'MANAGE_CERTIFICATES', write: 'MANAGE_CERTIFICATES' },
  parent: { module: certificateTemplate },
  fields: {
    certificateTemplateId: reference('certificateTemplate', {
      required: true,
      createOnly: true,
      words: kindWords.name,
    }),
    code: text({
      required: 'MISSING_CODE',
      invalid: 'INVALID_CODE',
      max: 40,
      valid: (code) => CODE.test(code),
    }),
    name: text({ required: 'MISSING_PROPERTY_NAME', max: 80, words: kindWords.parameter }),
    description: text({ max: 300 }),
    type: choice(['Text', 'Date'], { required: true, initial: 'Text' }),
    isMandatory: boolean({ initial: false }),
    /** Its value differs by animal: nothing is entered for it where certificates are issued in bulk. */
    isPerAnimal: boolean({ initial: false }),
    preventFutureDates: boolean({ initial: false }),
    preventPastDates: boolean({ initial: false }),
    position: integer({ min: 0, max: 999, initial: 0 }),
  },
  list: { columns: ['code', 'name', 'type', 'isMandatory', 'position'], sort: ['position', 'ASC'] },
  unique: [{ index: 'certificate_parameter_code', property: 'code', code: 'DUPLICATE_CODE' }],
  // Only days lie in the past or in the future.
  modes: ({ record }) =>
    record.type === 'Date' ? {} : { preventFutureDates: 'hidden', preventPastDates: 'hidden' },
});
