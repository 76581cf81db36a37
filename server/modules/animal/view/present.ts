import { animal as english } from '../../../../i18n/en/animal/module.ts';
import { animal as portuguese } from '../../../../i18n/pt/animal/module.ts';
import { animal, type BREED_CATEGORIES } from '../../../../resources/animal/schema.ts';
import { operationsOf } from '../../../../resources/generated/operations.ts';
import type { AnimalView } from '../../../../resources/animal/view.ts';
import type { Actor } from '../../../../resources/kit/access.ts';
import { fieldModes } from '../../../../resources/kit/modes.ts';
import type { FieldMode } from '../../../../resources/kit/module.ts';
import { operationStates } from '../../../../resources/kit/operationStates.ts';
import type { OwnerInput } from '../../../../resources/owner/addresses.ts';
import { owner as ownerModule } from '../../../../resources/owner/schema.ts';
import { inLanguage } from '../../../language.ts';
import {
  ownerSeenBy,
  type OwnerRow,
  type OwnerView,
  type RestrictedOwnerView,
} from '../../owner/ownerViews.ts';
import { CLOSED, isOpen } from '../record/closed.ts';
import { derivedOf } from '../record/derived.ts';
import type { Animal } from '../record/animals.ts';

const ANIMAL_OPERATIONS = operationsOf('animal');

type Place = Pick<AnimalView, 'parish' | 'county' | 'district'>;

/** An animal as it is found for its page. */
export interface ViewRow extends Omit<Animal, 'breed' | 'crossBreed' | 'owner' | 'veterinary' | 'parish'> {
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

/** With what follows from the row: the declaration's virtual fields, and what the rules look at. */
function whole(row: ViewRow): ViewRow {
  return Object.assign(row, derivedOf(row), {
    hasPendingOwnerTransfer: row.pendingOwnerTransferId !== null,
    ownerType: row.owner.type,
    breedIsLocked: row.breed.isLocked,
  });
}

const base64 = (bytes: Uint8Array | null): string | null =>
  bytes === null ? null : Buffer.from(bytes).toString('base64');

/** The row becomes the answer: it has sixty properties, and copying them again and again was half of this call's work. */
export function present(found: ViewRow, key: string, actor: Actor): AnimalView {
  const row = whole(found);
  const { orderNumber, breedCategory, owner, place, mergedNumbers, photoBytes } = row;
  const operations = operationStates(ANIMAL_OPERATIONS, row, actor);
  const open = isOpen(row.isInScope, row.status);
  const texts = inLanguage(actor.language, { pt: portuguese, en: english });
  const category = breedCategory as (typeof BREED_CATEGORIES)[number] | null;
  const seen = ownerSeenBy(owner, { actor, isInScope: row.isInScope, isOpen: open });
  const fields = modesOf(row, seen, operations.EDIT?.allowed === true, actor);
  const shown = Object.assign<object, object>(row, {
    ...UNTOLD,
    orderNumber: actor.permissions.includes('SEE_ORDER_NUMBER') ? orderNumber : undefined,
    breedCategoryId: category,
    breedType: category && { code: category, description: texts.choices.breedCategory[category] },
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
    owner: seen,
    operations,
    fields,
    ...hiddenAddress(fields),
  }) as AnimalView;
  return open ? shown : { ...shown, ...CLOSED };
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

/** Where the animal lives, for readers who may not see it. */
const hiddenAddress = (fields: Record<string, FieldMode>): object =>
  Object.fromEntries(
    ['address', 'postalCode', 'locality']
      .filter((name) => fields[name] === 'hidden')
      .map((name) => [name, null]),
  );

/** How each field meets the user: the animal's, and the owner's as `owner.name`. */
function modesOf(
  row: ViewRow,
  seen: OwnerView | RestrictedOwnerView,
  mayEdit: boolean,
  actor: Actor,
): Record<string, FieldMode> {
  const owner = row.owner as unknown as OwnerInput;
  const own = fieldModes(animal, actor, 'update', row, row);
  const owners = fieldModes(ownerModule, actor, 'update', owner, owner);
  const modes: Record<string, FieldMode> = {};
  for (const [name, mode] of Object.entries(own)) modes[name] = mayEdit || mode === 'hidden' ? mode : 'read';
  for (const [name, property] of OWNER_FIELDS) {
    const mode = owners[name];
    const shown: FieldMode = (row.isInScope && !seen.isRestricted) || mode === 'hidden' ? mode : 'read';
    modes[property] = seen.isRestricted && !(name in seen) ? 'hidden' : shown;
  }
  return modes;
}

/** The owner's fields and their names beside the animal's. */
const OWNER_FIELDS = (Object.keys(ownerModule.fields) as (keyof typeof ownerModule.fields)[]).map(
  (name) => [name, `owner.${name}`] as const,
);
