import { ANIMAL_STATUSES } from '../animal/schema.ts';
import { boolean, choices, integer, longText, references, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { kindWords } from './kindWords.ts';

/** A part of a file's name: letters, digits, spaces, hyphens and underscores. */
const FILENAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u;

/** A kind of certificate: for which animals it is issued, by whom, and which layout it is printed with. */
export const certificateTemplate = defineModule({
  name: 'certificateTemplate',
  resource: 'certificate',
  access: { read: 'MANAGE_CERTIFICATES', write: 'MANAGE_CERTIFICATES' },
  fields: {
    name: text({ required: 'MISSING_NAME', unique: 'DUPLICATE_NAME', max: 80, words: kindWords.name }),
    nameEn: text({ max: 80 }),
    description: longText({ max: 500, words: kindWords.description }),
    customFilename: text({
      required: 'MISSING_FILENAME',
      invalid: 'INVALID_FILENAME',
      max: 60,
      valid: (name) => FILENAME.test(name),
    }),
    hasTransponderSuffix: boolean({ initial: true }),
    animalStatuses: choices(ANIMAL_STATUSES, { required: 'EMPTY_SELECTION', initial: ['NORMAL'] }),
    isAvailableToOwners: boolean({ initial: false }),
    isOnlyVeterinarians: boolean({ initial: false }),
    entityProfileIds: references('entityProfile'),
    isForBulk: boolean({ initial: false }),
    publishedNumber: integer({ computed: true }),
  },
  list: {
    columns: [
      'name',
      'nameEn',
      'animalStatuses',
      'isAvailableToOwners',
      'isOnlyVeterinarians',
      'publishedNumber',
    ],
    sort: ['name', 'ASC'],
    search: ['name', 'nameEn'],
  },
  tabs: ['fields', 'certificateParameter', 'layout', 'versions'],
  menu: { group: 'admin', icon: 'certificate', order: 60 },
  errors: ['FAIL_DELETE_CERTIFICATE'],
  failures: { remove: 'FAIL_DELETE_CERTIFICATE' },
  unique: [{ index: 'certificate_template_name', property: 'name', code: 'DUPLICATE_NAME' }],
});
