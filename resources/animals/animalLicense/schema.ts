import { animal } from '../animal/schema.ts';
import { latest } from '../../kit/derive.ts';
import { boolean, date, integer, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';

const computed = { computed: true } as const;
const virtual = { virtual: true } as const;

/** Licences of an animal by its parish: one a year, from the day of the licence. */
export const animalLicense = defineModule({
  name: 'animalLicense',
  access: {
    read: 'READ_ANIMAL_LICENSE',
    create: 'WRITE_ANIMAL_LICENSE',
    remove: 'DELETE_ANIMAL_LICENSE',
  },
  parent: {
    module: animal,
    by: 'transponder',
    requires: 'REGISTER_LICENSING',
    isReachable: true,
    derives: { licenseDateEnd: latest('dateEnd') },
  },
  event: { of: 'animalId', at: 'licenseDate', shows: ['dateEnd', 'createdEntityId'] },
  documents: { most: 10 },
  fields: {
    animalId: reference('animal', { required: true, createOnly: true, label: 'transponder', detail: 'name' }),
    year: integer({ virtual: true, isUngrouped: true }),
    licenseDate: date({ required: 'MISSING_DATE', invalid: 'INVALID_DATE', past: true, startsToday: true }),
    createdEntityId: reference('entity', computed),
    dateEnd: date(computed),
    isLicenseValid: boolean({ virtual: true, tones: { true: 'good', false: 'neutral' } }),
    filename: text(virtual),
    creationTimestamp: timestamp(computed),
  },
  title: 'licenseDate',
  list: {
    columns: ['year', 'licenseDate', 'createdEntityId', 'dateEnd', 'isLicenseValid'],
    sort: ['licenseDate', 'DESC'],
    perPage: 10,
    sortable: ['id', 'licenseDate'],
    filters: ['licenseDate'],
    search: ['licenseDate'],
    card: { title: 'licenseDate', text: 'dateEnd' },
  },
  tabs: ['fields', 'files'],
  without: ['update'],
  errors: ['LICENSE_NOT_APPLICABLE'],
  failures: { create: 'ERROR_ADD_LICENSING', remove: 'ERROR_DELETE_LICENSING' },
});
