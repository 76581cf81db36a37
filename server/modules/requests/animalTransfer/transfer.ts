import type { OwnerInput } from '../../../../resources/owners/owner/addresses.ts';
import type { animalTransfer } from '../../../../resources/requests/animalTransfer/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import type { RequestDocument, VALIDATION_STATUSES } from '../../../../resources/kit/request.ts';

/** A request as it is stored. */
export type Transfer = RecordOfModule<typeof animalTransfer> & {
  /** Empty until a request of the public form is accepted. */
  readonly animalId: number | null;
  readonly requestedTransponder: string | null;
  readonly transponder: string;
  readonly origin: string;
  readonly validationStatus: (typeof VALIDATION_STATUSES)[number];
  readonly closed: boolean;
  readonly creationTimestamp: string;
  readonly newOwner: OwnerInput;
  readonly newOwnerId: number | null;
  readonly previousOwnerId: number | null;
  readonly useOwnerAddress: boolean;
  readonly animalPostalCode: string | null;
  readonly animalLocality: string | null;
  readonly animalParishId: number | null;
  readonly animalAddress: string | null;
  readonly documents: readonly RequestDocument[];
};
