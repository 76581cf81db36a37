import sql, { join, type Sql } from 'sql-template-tag';
import { animal as english } from '../../../i18n/en/animal.ts';
import { animal as portuguese } from '../../../i18n/pt/animal.ts';
import { getAnimal } from '../../../resources/animal/calls.ts';
import { animal, type BREED_CATEGORIES } from '../../../resources/animal/schema.ts';
import { operationsOf } from '../../../resources/animal/states.ts';
import type { AnimalView } from '../../../resources/animal/view.ts';
import type { Actor } from '../../../resources/kit/access.ts';
import { fieldModes } from '../../../resources/kit/modes.ts';
import type { FieldMode } from '../../../resources/kit/module.ts';
import { dayIn } from '../../../resources/numbers/dates.ts';
import type { OwnerInput } from '../../../resources/owner/addresses.ts';
import { owner as ownerModule } from '../../../resources/owner/schema.ts';
import type { SignedInCaller } from '../../context.ts';
import { findOne, type Queryable } from '../../db/db.ts';
import { notFound } from '../../errors.ts';
import { handleRead } from '../../http/handle.ts';
import { fullOwner, ownerJson, placeOf, restrictedOwner, type OwnerRow } from './ownerViews.ts';
import { animalNamed, isInScope } from './scope.ts';
import { stateOf } from './state.ts';
import { animalTable, type Animal } from './table.ts';

type Place = Pick<AnimalView, 'parish' | 'county' | 'district'>;

interface ViewRow extends Omit<Animal, 'breed' | 'crossBreed' | 'owner' | 'veterinary' | 'parish'> {
  readonly isInScope: boolean;
  readonly breed: AnimalView['breed'];
  readonly crossBreed: AnimalView['crossBreed'];
  readonly owner: OwnerRow;
  readonly veterinary: AnimalView['veterinary'];
  readonly place: Place | null;
  readonly pendingOwnerTransferId: number | null;
  readonly mergedNumbers: string[] | null;
  readonly photoBytes: Uint8Array | null;
}

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
  const columns = join([...animalTable().columns.values()]);
  const row = await findOne<ViewRow>(
    db,
    sql`select ${columns}, ${around}, ${isInScope(caller)} as is_in_scope from animal t where ${animalNamed(key, caller)}`,
  );
  if (!row) throw notFound();
  return present(whole(row), key, caller.actor);
}

/** With what follows from the row: the declaration's virtual fields, and what the rules look at. */
function whole(row: ViewRow): ViewRow {
  const today = dayIn();
  return Object.assign(row, {
    hasPedigree: row.lopNumber !== null,
    isLicenseValid: row.licenseDateEnd !== null && row.licenseDateEnd >= today,
    isPotentiallyDanger: row.breed.type === 'G' || row.crossBreed?.type === 'G',
    isDataValid: (row.errors ?? []).length === 0,
    hasPendingOwnerTransfer: row.pendingOwnerTransferId !== null,
    ownerType: row.owner.type,
    breedIsLocked: row.breed.isLocked,
  });
}

const base64 = (bytes: Uint8Array | null): string | null =>
  bytes === null ? null : Buffer.from(bytes).toString('base64');

const textsFor = (actor: Actor) => (actor.language.startsWith('en') ? english : portuguese);

/** The row becomes the answer: it has sixty properties, and copying them again and again was half of this call's work. */
function present(row: ViewRow, key: string, actor: Actor): AnimalView {
  const { orderNumber, breedCategory, owner, place, mergedNumbers, photoBytes } = row;
  const state = stateOf(row, row.isInScope);
  const operations = operationsOf(state, actor);
  const isOpen = row.isInScope || state.status === 'LOST' || state.status === 'FOUND';
  const category = breedCategory as (typeof BREED_CATEGORIES)[number] | null;
  const shown = Object.assign<object, object>(row, {
    ...UNTOLD,
    orderNumber: actor.permissions.includes('SEE_ORDER_NUMBER') ? orderNumber : undefined,
    breedCategoryId: category,
    breedType: category && { code: category, description: textsFor(actor).choices.breedCategory[category] },
    mergedTransponder: mergedNumbers?.includes(key) ? key : null,
    hasMergedTransponders: (mergedNumbers?.length ?? 0) > 0,
    transponderMerges: (mergedNumbers ?? []).map((oldTransponder) => ({
      oldTransponder,
      oldTransponderRegDate: null,
      oldVeterinary: null,
    })),
    photo: base64(photoBytes),
    parish: place?.parish ?? null,
    county: place?.county ?? null,
    district: place?.district ?? null,
    owner: isOpen ? fullOwner(owner) : restrictedOwner(owner),
    operations,
    fields: modesOf(row, operations.EDIT.allowed, isOpen, actor),
  }) as AnimalView;
  return isOpen ? shown : { ...shown, ...CLOSED };
}

/** What the row has for the rules alone. */
const UNTOLD = {
  ownerType: undefined,
  breedIsLocked: undefined,
  breedCategory: undefined,
  place: undefined,
  mergedNumbers: undefined,
  photoBytes: undefined,
};

/** What would tell where the owner of somebody else's animal lives, or what was noted of it there. */
const CLOSED = {
  ownerId: null,
  address: null,
  postalCode: null,
  locality: null,
  parishId: null,
  parish: null,
  passport: null,
  observations: null,
  healthReport: null,
} as const satisfies Partial<AnimalView>;

/** How each field meets the user: the animal's, and the owner's as `owner.name`. */
function modesOf(row: ViewRow, mayEdit: boolean, isOpen: boolean, actor: Actor): Record<string, FieldMode> {
  const owner = row.owner as unknown as OwnerInput;
  const own = fieldModes(animal, actor, 'update', row, row);
  const owners = fieldModes(ownerModule, actor, 'update', owner, owner);
  const modes: Record<string, FieldMode> = {};
  for (const [name, mode] of Object.entries(own)) modes[name] = mayEdit || mode === 'hidden' ? mode : 'read';
  for (const [name, property] of OWNER_FIELDS) {
    const mode = owners[name];
    const shown: FieldMode = row.isInScope || mode === 'hidden' ? mode : 'read';
    modes[property] = isOpen || name === 'name' ? shown : 'hidden';
  }
  return modes;
}

/** The owner's fields and their names beside the animal's. */
const OWNER_FIELDS = (Object.keys(ownerModule.fields) as (keyof typeof ownerModule.fields)[]).map(
  (name) => [name, `owner.${name}`] as const,
);

export const getAnimalHandler = handleRead(getAnimal, async ({ params, db, caller, services }) => {
  const view = await viewAnimal(db, params.id, caller);
  const details = { transponder: view.transponder, ...(view.isInScope ? {} : { outside: true }) };
  await services.audit.record(caller, { action: 'READ', objectType: 'animal', objectId: view.id, details });
  return view;
});
