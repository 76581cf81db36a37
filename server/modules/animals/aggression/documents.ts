import sql from 'sql-template-tag';
import { documentsOf, may, never } from '../../../files/sight.ts';
import { isAboutFoundAnimal } from '../animal/documents.ts';

export const aggressionDocuments = documentsOf({
  AGGRESSION: (caller, id) =>
    may(caller, 'READ_AGGRESSIONS') ? isAboutFoundAnimal(caller, sql`aggression`, id) : never,
});
