import type { TransferInput } from '../../../../resources/requests/animalTransfer/calls.ts';
import { readPlace, type NewPlace } from '../../../../resources/requests/animalTransfer/place.ts';
import {
  unreachableFaults,
  type TRANSFER_KINDS,
} from '../../../../resources/requests/animalTransfer/twoParty.ts';
import { readOwnerInput } from '../../../../resources/animals/animal/registration.ts';
import type { Actor } from '../../../../resources/kit/access.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { EMBEDDED_FIELDS, type OwnerInput } from '../../../../resources/owners/owner/embedded.ts';

/** A request as it will be written. */
export interface ReadRequest {
  readonly owner: OwnerInput;
  readonly place: NewPlace;
  readonly kind: (typeof TRANSFER_KINDS)[number];
  readonly errors: readonly FieldError[];
  /** Stands before the owner's properties: empty where its fields came beside the others. */
  readonly prefix: '' | 'newOwner.';
}

/** Reads a request: the new owner, and where the animal will live; all faults at once. */
export function readRequest(input: TransferInput, actor: Actor): ReadRequest {
  const beside = Object.fromEntries(
    EMBEDDED_FIELDS.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]),
  ) as OwnerInput;
  const isBeside = !input.newOwner && Object.keys(beside).length > 0;
  const prefix = isBeside ? '' : 'newOwner.';
  const { owner, errors: ownerErrors } = readOwnerInput(isBeside ? beside : input.newOwner, actor, prefix);
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
  const unreachable: FieldError[] = isTwoParty ? unreachableFaults(owner, prefix, ownerErrors) : [];
  const faults = [...kinds, ...documents, ...twice, ...ownerErrors, ...unreachable, ...errors];
  return { owner, place, kind, errors: faults, prefix };
}
