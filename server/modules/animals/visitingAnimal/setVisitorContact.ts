import sql from 'sql-template-tag';
import { setVisitorContact } from '../../../../resources/animals/visitingAnimal/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';

export const setVisitorContactOperation = operationHandler(setVisitorContact, {
  after: async ({ tx, record, input: { contactName, contactPhone, contactEmail } }) => {
    await tx.query(sql`
      insert into visitor_contact (visiting_animal_id, name, phone, email)
      values (${record.id}, ${contactName}, ${contactPhone ?? null}, ${contactEmail ?? null})
      on conflict (visiting_animal_id) do update set name = excluded.name, phone = excluded.phone, email = excluded.email`);
  },
});
