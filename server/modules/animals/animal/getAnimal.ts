import sql from 'sql-template-tag';
import { animal as english } from '../../../../i18n/en/animals/animal/module.ts';
import { animal as portuguese } from '../../../../i18n/pt/animals/animal/module.ts';
import { getAnimal } from '../../../../resources/animals/animal/calls.ts';
import { flaggedOwnerOf } from '../../../../resources/animals/animal/rules.ts';
import { animal } from '../../../../resources/animals/animal/schema.ts';
import { animalView, type AnimalView } from '../../../../resources/animals/animal/view.ts';
import { operationsOf } from '../../../../resources/generated/operations.ts';
import type { Actor } from '../../../../resources/kit/access.ts';
import { fieldModes } from '../../../../resources/kit/records/modes.ts';
import type { FieldMode } from '../../../../resources/kit/module.ts';
import { operationStates } from '../../../../resources/kit/operations/operationStates.ts';
import type { RowOf } from '../../../../resources/kit/view.ts';
import { maskContacts } from '../../../../resources/owners/owner/maskedContacts.ts';
import { owner as ownerModule } from '../../../../resources/owners/owner/schema.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { inLanguage } from '../../../language.ts';
import { answerOf, complete, selectOf } from '../../../write/views.ts';
import { advertColumn, hasOpenAdvertCode } from './record/adverts.ts';
import { animals } from './record/animals.ts';
import { hasDeathReport, hasPendingLostReport, isReportClosing } from './record/openReports.ts';
import { countTransponderRead } from './record/numberRead.ts';
import { animalNamed, animalScopeColumns, hasRegisteredForOwner } from './record/scope.ts';
import { toBase64 } from '../../../files/base64.ts';

const ANIMAL_OPERATIONS = operationsOf('animal');

/** An animal with the fields that its child records derive: each has a mode. */
const wholeAnimal: typeof animal = { ...animal, fields: { ...animals.module.fields, ...animal.fields } };

/** What few animals have: numbers of merged ones, and codes for adverts. */
interface Rare {
  readonly merges: AnimalView['transponderMerges'] | null;
  readonly advert: NonNullable<AnimalView['advert']> | null;
}

/** An animal as it is found for its page. */
type Row = RowOf<typeof animalView> & {
  readonly isInScope: boolean;
  readonly isOwnerInScope: boolean;
  readonly hasRegisteredForOwner: boolean;
  readonly pendingOwnerTransferId: number | null;
  readonly photoBytes: Uint8Array | null;
  readonly hasRare: boolean;
};

const columns = sql`${selectOf(animalView)},
  (select min(x.id) from animal_transfer x where x.animal_id = t.id and not x.closed) as pending_owner_transfer_id,
  ${hasOpenAdvertCode} as has_advert_code,
  ${hasPendingLostReport} as has_pending_lost_report, ${isReportClosing} as is_report_closing, ${hasDeathReport} as has_death_report,
  (select c.bytes from document d join file_content c using (sha256) where d.id = t.photo_id) as photo_bytes,
  exists (select from transponder_alias x where x.animal_id = t.id and x.kind = 'MERGED')
    or exists (select from advert_code c where c.animal_id = t.id)
    or exists (select from advert_check k where k.animal_id = t.id) as has_rare`;

const rareColumns = sql`
  (select jsonb_agg(jsonb_build_object('id', m.id, 'oldTransponder', x.transponder,
      'oldTransponderRegDate', m.old_registration_date,
      'oldVeterinary', case when v.id is null then null
        else jsonb_build_object('name', v.name, 'ballotNumber', v.ballot_number) end) order by x.transponder)
    from transponder_alias x
    left join animal_merge m on m.animal_id = x.animal_id and not m.is_reverted
      and x.transponder in (m.old_transponder, m.old_second_transponder)
    left join veterinary v on v.id = m.old_veterinary_id
    where x.animal_id = t.id and x.kind = 'MERGED') as merges,
  ${advertColumn} as advert`;

/** Reads what few animals have, in a statement of its own: for the others it would take a tenth of the whole read. */
async function readRare(db: Queryable, { id, hasRare }: Row): Promise<Rare> {
  if (!hasRare) return { merges: null, advert: null };
  return getOne<Rare>(db, sql`select ${rareColumns} from animal t where t.id = ${id}`);
}

/**
 * An animal as its page shows it, found by id or transponder; 404 where this caller may not find it.
 * @param services counts the transponder of an animal outside the caller's scope; not given where it is read to act on it
 */
export async function viewAnimal(
  db: Queryable,
  key: string,
  caller: SignedInCaller,
  services?: Services,
): Promise<AnimalView> {
  const row = await findOne<Row>(
    db,
    sql`select ${columns}, ${animalScopeColumns(caller)}, ${hasRegisteredForOwner(caller)} as has_registered_for_owner
      from animal t where ${animalNamed(key, caller)}`,
  );
  if (services) await countTransponderRead(db, services, caller, key, row?.isInScope ?? false);
  if (!row) throw notFound();
  complete(animalView, row);
  if (row.hasRegisteredForOwner && !row.isOwnerInScope)
    Object.assign(row.owner, { maskedContacts: maskContacts(row.owner) });
  return answerRow(row, await readRare(db, row), key, caller.actor);
}

/** The call of an animal's page: the view, with the reading noted. */
export const getAnimalHandler = handleRead(getAnimal, async ({ params, db, caller, services, noteRead }) => {
  const view = await viewAnimal(db, params.id, caller, services);
  const details = { transponder: view.transponder, ...(view.isInScope ? {} : { outside: true }) };
  noteRead({ objectId: view.id, details });
  return view;
});

/** Whether there was ever a code, or a check. */
const isAdvertised = ({ code, checks }: NonNullable<Rare['advert']>): boolean =>
  code !== null || checks.length > 0;

/** The row becomes the answer as far as it can: it has sixty properties, and copying them again was half of this call's work. */
function answerRow(row: Row, rare: Rare, key: string, actor: Actor): AnimalView {
  const { breedCategory: category, photoBytes } = row;
  const merges = rare.merges ?? [];
  const texts = inLanguage(actor.language, { pt: portuguese, en: english });
  const whole = Object.assign(row, {
    hasPendingOwnerTransfer: row.pendingOwnerTransferId !== null,
    ownerType: row.owner.type,
    flaggedOwner: flaggedOwnerOf(row, row.owner),
    breedIsLocked: row.breed.isLocked,
    breedCategoryId: category,
    breedType: category && { code: category, description: texts.choices.breedCategory[category] },
    mergedTransponder: merges.some(({ oldTransponder }) => oldTransponder === key) ? key : null,
    hasMergedTransponders: merges.length > 0,
    transponderMerges: merges,
    advert: row.isInScope && rare.advert && isAdvertised(rare.advert) ? rare.advert : null,
    photo: photoBytes && toBase64(photoBytes),
  });
  const operations = operationStates(ANIMAL_OPERATIONS, whole, actor);
  const answer = answerOf(animalView, whole, actor);
  const fields = modesOf(whole, answer.owner, operations.EDIT?.allowed === true, actor);
  const hidden = HOME.filter((name) => fields[name] === 'hidden').map((name) => [name, null]);
  return Object.assign(answer, { operations, fields }, Object.fromEntries(hidden));
}

/** Where the animal lives: `null` for readers who may not see it. */
const HOME = ['address', 'postalCode', 'locality'] as const;

/** Returns the mode of each field for the user: the animal's, and the owner's as `owner.name`. */
function modesOf(
  row: Row,
  seen: AnimalView['owner'],
  mayEdit: boolean,
  actor: Actor,
): Record<string, FieldMode> {
  const { county: _county, district: _district, ...owner } = row.owner;
  const own = fieldModes(wholeAnimal, actor, 'update', row, row);
  const owners = fieldModes(ownerModule, actor, 'update', owner, owner);
  const modes: Record<string, FieldMode> = {};
  for (const [name, mode] of Object.entries(own)) modes[name] = mayEdit || mode === 'hidden' ? mode : 'read';
  for (const [name, property] of OWNER_FIELDS) {
    const mode = owners[name];
    const shown: FieldMode =
      (row.isInScope && row.isOwnerInScope && !seen.isRestricted) || mode === 'hidden' ? mode : 'read';
    modes[property] = seen.isRestricted && !(name in seen) ? 'hidden' : shown;
  }
  return modes;
}

/** The owner's fields and their names beside the animal's. */
const OWNER_FIELDS = (Object.keys(ownerModule.fields) as (keyof typeof ownerModule.fields)[]).map(
  (name) => [name, `owner.${name}`] as const,
);
