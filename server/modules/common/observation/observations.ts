import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { observation } from '../../../../resources/common/observation/record.ts';
import type { SaveContext } from '../../../write/hooks.ts';
import { storedModule } from '../../../write/storedModule.ts';

/** A note as it is stored. */
export type StoredObservation = RecordOfModule<typeof observation>;

export const observations = storedModule<StoredObservation>(observation, {
  hasSearchText: false,
  // A merge moves notes by the first two; the record that they are found by follows.
  beforeSave: async ({ changes: { animalId, ownerId } }: SaveContext<StoredObservation>) => {
    const recordId = animalId ?? ownerId;
    return recordId === undefined || recordId === null ? undefined : { recordId };
  },
  auditDetails: ({ url }: StoredObservation) => ({ url }),
});
