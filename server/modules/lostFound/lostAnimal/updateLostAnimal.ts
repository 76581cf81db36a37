import { updateLostAnimal } from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { edit } from '../../../../resources/lostFound/lostAnimal/operations.ts';
import { updateFromInput } from '../../../crud/writeFromInput.ts';
import { handleWrite } from '../../../http/handle.ts';
import { presentedOne } from '../../../write/records.ts';
import { refuseByState } from '../../../write/states.ts';
import { lostAnimals } from './lostAnimals.ts';
import { preparePhotos, savePhotos, type PreparedPhotos } from './photos.ts';
import { findReport, reportIdOf } from './readReport.ts';

export const updateLostAnimalHandler = handleWrite<typeof updateLostAnimal, PreparedPhotos>(
  updateLostAnimal,
  async (context) => {
    const { tx, params, body, caller, prepared } = context;
    const { photo: _photo, additionalPhotos: _more, ...given } = body;
    const id = await reportIdOf(tx, params.id);
    // Locked after its animal everywhere: what forbids the change is said before.
    refuseByState(edit, await findReport(tx, id, caller), caller);
    const photoId = await savePhotos(tx, caller, id, prepared);
    const saved = await updateFromInput(
      context,
      lostAnimals,
      id,
      given,
      photoId === undefined ? {} : { photoId },
    );
    return presentedOne(lostAnimals, saved, caller) as typeof saved;
  },
  preparePhotos,
);
