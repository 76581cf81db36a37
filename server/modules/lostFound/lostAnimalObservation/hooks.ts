import { lostAnimalObservation } from '../../../../resources/lostFound/lostAnimalObservation/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';

export const lostAnimalObservationHooks = hooksFor(lostAnimalObservation, {
  beforeSave: async ({ before, caller: { actor } }) =>
    before ? undefined : { creationUserId: actor?.id ?? null },
});
