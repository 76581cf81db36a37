import { cleanNumber } from '../../../../resources/numbers/cleanText.ts';
import sql from 'sql-template-tag';
import { getEntityByVat } from '../../../../resources/entities/entity/calls.ts';
import { findOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';

interface EntityRow {
  readonly id: number;
  readonly name: string;
  readonly brand: string | null;
  readonly vatNumber: string;
  readonly profile: { readonly id: number; readonly name: string; readonly isBillable: boolean };
}

/** Returns the active entity with this number, for a user who wants to join it. */
export const getEntityByVatHandler = handleRead(getEntityByVat, async ({ db, params, fail }) => {
  const found = await findOne<EntityRow>(
    db,
    sql`select e.id, e.name, e.brand, e.vat_number,
        jsonb_build_object('id', p.id, 'name', p.name, 'isBillable', p.is_billable) as profile
      from entity e join entity_profile p on p.id = e.profile_id
      where e.vat_number = ${cleanNumber(params.vat).replace(/\s/g, '')} and e.active`,
  );
  return found ?? fail('UNKNOWN_ENTITY_VAT_NUMBER');
});
