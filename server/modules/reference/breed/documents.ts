import sql from 'sql-template-tag';
import { documentsOf, existsWithin } from '../../../files/sight.ts';

export const breedDocuments = documentsOf({
  BREED: (_caller, id) => existsWithin(sql`breed`, id, null),
});
