import type { OwnerInput } from '../../../resources/owner/addresses.ts';
import { animalTransfer, type VALIDATION_STATUSES } from '../../../resources/animalTransfer/schema.ts';
import type { RecordOfModule } from '../../../resources/kit/module.ts';
import { storedModule } from '../../write/storedModule.ts';
import { animalTransferHooks } from './hooks.ts';

/** A request as it is stored. */
export type Transfer = RecordOfModule<typeof animalTransfer> & {
  readonly animalId: number;
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
  readonly comments: string | null;
  readonly reason: string | null;
  readonly creationUserId: number | null;
  readonly decisionUserId: number | null;
};

export const transfers = storedModule<Transfer>(animalTransfer, animalTransferHooks);
