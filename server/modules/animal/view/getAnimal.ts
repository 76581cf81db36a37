import sql, { join, type Sql } from 'sql-template-tag';
import { getAnimal } from '../../../../resources/animal/calls.ts';
import type { AnimalView } from '../../../../resources/animal/view.ts';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { ownerJson, placeOf } from '../../owner/ownerViews.ts';
import { animalNamed, isInScope } from '../record/scope.ts';
import { isOfChildren } from '../record/closed.ts';
import { animals } from '../record/animals.ts';
import { present, type ViewRow } from './present.ts';

const breedOf = (id: Sql): Sql => sql`
  (select jsonb_build_object('id', b.id, 'name', b.name,
      'parent', (select jsonb_build_object('id', p.id, 'name', p.name) from breed p where p.id = b.parent_id),
      'groupType', b.group_type, 'type', b.type, 'canHaveUndefinedGender', b.can_have_undefined_gender,
      'hasLicensing', b.has_licensing, 'isLocked', b.is_locked, 'disclaimer', b.disclaimer)
    from breed b where b.id = ${id})`;

/** Everything around an animal, looked up one by one: cheaper for a single animal than joining whole tables. */
const around = sql`
  ${breedOf(sql`t.breed_id`)} as breed,
  case when t.cross_breed_id is not null then ${breedOf(sql`t.cross_breed_id`)} end as cross_breed,
  (select ${ownerJson} from owner o where o.id = t.owner_id) as owner,
  case when t.parish_id is not null then ${placeOf(sql`t.parish_id`)} end as place,
  (select jsonb_build_object('id', v.id, 'name', v.name, 'ballotNumber', v.ballot_number)
    from veterinary v where v.id = t.veterinary_id) as veterinary,
  (select jsonb_build_object('id', e.id, 'name', e.name) from entity e where e.id = t.entity_id) as entity,
  (select x.id from animal_transfer x where x.animal_id = t.id and not x.closed) as pending_owner_transfer_id,
  (select array_agg(x.transponder order by x.transponder) from transponder_alias x
    where x.animal_id = t.id and x.kind = 'MERGED') as merged_numbers,
  (select c.bytes from document d join file_content c using (sha256) where d.id = t.photo_id) as photo_bytes`;

/** An animal as its page shows it, found by id or transponder; 404 where this caller may not find it. */
async function viewAnimal(db: Queryable, key: string, caller: SignedInCaller): Promise<AnimalView> {
  const columns = join(
    [...animals.columns].flatMap(([name, column]) => (isOfChildren(name) ? [] : [column])),
  );
  const row = await findOne<ViewRow>(
    db,
    sql`select ${columns}, ${around}, ${isInScope(caller)} as is_in_scope from animal t where ${animalNamed(key, caller)}`,
  );
  if (!row) throw notFound();
  return present(row, key, caller.actor);
}

export const getAnimalHandler = handleRead(getAnimal, async ({ params, db, caller, noteRead }) => {
  const view = await viewAnimal(db, params.id, caller);
  const details = { transponder: view.transponder, ...(view.isInScope ? {} : { outside: true }) };
  noteRead({ objectId: view.id, details });
  return view;
});
