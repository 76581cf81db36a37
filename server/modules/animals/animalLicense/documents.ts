import sql from 'sql-template-tag';
import { documentsOf, may, never } from '../../../files/sight.ts';
import { isAboutFoundAnimal } from '../animal/documents.ts';

export const animalLicenseDocuments = documentsOf({
  ANIMAL_LICENSE: (caller, id) =>
    may(caller, 'READ_ANIMAL_LICENSE') ? isAboutFoundAnimal(caller, sql`animal_license`, id) : never,
});
