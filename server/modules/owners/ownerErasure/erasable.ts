import sql, { empty } from 'sql-template-tag';
import { erase } from '../../../../resources/owners/owner/operations.ts';
import { isRequest } from '../../../../resources/kit/request.ts';
import { toSnake } from '../../../../resources/kit/names.ts';
import { modules } from '../../../../resources/schemas.ts';
import { ownerDataUpdate } from '../../../../resources/owners/ownerDataUpdate/schema.ts';
import { ownerErasure } from '../../../../resources/owners/ownerErasure/schema.ts';
import type { Caller } from '../../../context.ts';
import { findOne } from '../../../db/db.ts';
import { ident } from '../../../db/sql.ts';
import { conflict } from '../../../errors.ts';
import { refuseUnless } from '../../../write/states.ts';
import type { Write } from '../../../write/openWrite.ts';
import { readOwner, type Owner } from '../owner/ownerRecord.ts';

/** Columns of requests that name an owner. */
const referring = () =>
  modules
    .filter((module) => isRequest(module) && module.name !== ownerErasure.name)
    .flatMap(({ table, fields }) =>
      Object.entries(fields).flatMap(([name, { to, options }]) =>
        to === 'owner' && !options.virtual ? [{ table, column: toSnake(name) }] : [],
      ),
    );

/**
 * The owner, locked, whose data can be erased now.
 * @throws Refusal 409 where the record was merged or erased, has a living animal, or is part of an open request
 */
export async function lockErasable(
  { tx, caller }: Pick<Write<Caller>, 'tx' | 'caller'>,
  id: number,
): Promise<Owner> {
  const owner = await readOwner(tx, id, true);
  refuseUnless(erase.when, owner, caller);
  const living = await findOne(
    tx,
    sql`select 1 from animal where status not in ('DEAD', 'EXPORTED') and owner_id = ${id} limit 1`,
  );
  if (living) throw conflict('OWNER_HAS_ANIMALS');
  const transfers = [
    { table: 'animal_transfer', column: 'previous_owner_id' },
    { table: 'animal_transfer', column: 'new_owner_id' },
  ];
  for (const { table, column } of [...transfers, ...referring()]) {
    // A waiting change of a contact ends with the erasure: the owner did not ask for it.
    const isAsked = table === ownerDataUpdate.table ? sql`and contact is null` : empty;
    const open = await findOne(
      tx,
      sql`select 1 from ${ident(table)} where not closed and ${ident(column)} = ${id} ${isAsked} limit 1`,
    );
    if (open) throw conflict('OWNER_HAS_OPEN_REQUESTS');
  }
  return owner;
}
