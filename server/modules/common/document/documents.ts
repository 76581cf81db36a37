import sql from 'sql-template-tag';
import { documentsOf, never } from '../../../files/sight.ts';

export const documentDocuments = documentsOf({
  // Written for those who work with the register, not for everyone who has an animal.
  GENERAL: ({ actor }, id) => (actor.ownerId === null ? sql`${id} is null` : never),
});
