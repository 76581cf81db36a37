import type { TransferInput } from '../../../../resources/requests/animalTransfer/calls.ts';
import { readPlace, type NewPlace } from '../../../../resources/requests/animalTransfer/place.ts';
import {
  unreachableFaults,
  type TRANSFER_KINDS,
} from '../../../../resources/requests/animalTransfer/twoParty.ts';
import { readOwnerInput } from '../../../../resources/owners/owner/checkedOwner.ts';
import type { Actor } from '../../../../resources/kit/access.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import {
  CONTACT_TICKS,
  EMBEDDED_FIELDS,
  type EmbeddedOwner,
} from '../../../../resources/owners/owner/embedded.ts';
import type { Queryable } from '../../../db/db.ts';
import { settleGivenOwner } from '../../owners/owner/givenOwner.ts';

/** A request as it will be written. */
export interface ReadRequest {
  readonly owner: EmbeddedOwner;
  readonly place: NewPlace;
  readonly kind: (typeof TRANSFER_KINDS)[number];
  readonly errors: readonly FieldError[];
  /** Stands before the owner's properties: empty where its fields came beside the others. */
  readonly prefix: '' | 'newOwner.';
}

const OWNER_NAMES = [...EMBEDDED_FIELDS, ...(Object.keys(CONTACT_TICKS) as (keyof typeof CONTACT_TICKS)[])];

/** The owner's fields that came beside those of the request. */
const ownerBeside = (input: TransferInput): EmbeddedOwner =>
  Object.fromEntries(
    OWNER_NAMES.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]),
  );

/** The new owner of a request, which may stand in a part of its own. */
export const newOwnerOf = (input: TransferInput): EmbeddedOwner => input.newOwner ?? ownerBeside(input);

/** Reads a request: the new owner, and where the animal will live; all faults at once. */
export async function readRequest(db: Queryable, input: TransferInput, actor: Actor): Promise<ReadRequest> {
  const beside = ownerBeside(input);
  const isBeside = !input.newOwner && Object.keys(beside).length > 0;
  const prefix = isBeside ? '' : 'newOwner.';
  const given = readOwnerInput(isBeside ? beside : input.newOwner, actor, prefix);
  const { owner, errors: ownerErrors, hasKnownEmail } = await settleGivenOwner(db, actor, given);
  const { place, errors } = readPlace(input);
  const twice: FieldError[] =
    input.newOwner && Object.keys(beside).length > 0
      ? [{ property: 'newOwner', error: 'INVALID_NEW_OWNER' }]
      : [];
  const kind = input.kind ?? 'SIGNED';
  const isTwoParty = kind === 'TWO_PARTY';
  // An account speaks for its owner, and carries no declaration that others signed.
  const kinds: FieldError[] =
    actor.ownerId !== null && !isTwoParty ? [{ property: 'kind', error: 'INVALID_KIND' }] : [];
  const documents: FieldError[] =
    isTwoParty || input.documents?.length ? [] : [{ property: 'documents', error: 'MISSING_DOCUMENTS' }];
  const unreachable: FieldError[] =
    isTwoParty && (actor.ownerId !== null || !hasKnownEmail)
      ? unreachableFaults(owner, prefix, ownerErrors)
      : [];
  const faults = [...kinds, ...documents, ...twice, ...ownerErrors, ...unreachable, ...errors];
  return { owner, place, kind, errors: faults, prefix };
}
