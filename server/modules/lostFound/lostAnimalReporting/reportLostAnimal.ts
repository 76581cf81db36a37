import sql from 'sql-template-tag';
import { setPhoto } from '../../../../resources/animals/animal/operations.ts';
import { reportLostAnimal } from '../../../../resources/lostFound/lostAnimalReporting/calls.ts';
import { lostAnimal } from '../../../../resources/lostFound/lostAnimal/schema.ts';
import { operationState } from '../../../../resources/kit/operations/operationStates.ts';
import { initialValues } from '../../../../resources/kit/checks/shapes.ts';
import { readTransponder } from '../../../../resources/numbers/transponderShape.ts';
import type { SignedInCaller } from '../../../context.ts';
import { getOne, type Tx } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { presentedOne } from '../../../write/records.ts';
import { checkDeclared } from '../../../write/rules.ts';
import { insertRecord } from '../../../write/saveRecord.ts';
import type { Write } from '../../../write/openWrite.ts';
import { normaliseValues, type Changes, type Values } from '../../../write/recordValues.ts';
import { findAnimal, type FoundAnimal } from '../../animals/animal/record/findAnimal.ts';
import { countTransponderNamed } from '../../animals/animal/record/numberRead.ts';
import { animalOfNumber } from '../../../db/transponder.ts';
import { lostAnimalHooks } from '../lostAnimal/hooks.ts';
import { lostAnimals, type LostAnimal } from '../lostAnimal/lostAnimals.ts';
import { applyReport, refuseReported } from '../lostAnimal/openReport.ts';
import { pendingLostAnimals } from '../pendingLostAnimal/pendingLostAnimals.ts';
import { preparePhotos, savePhotos, type PreparedPhotos } from '../lostAnimal/photos.ts';

/** The description that the register has of the animal, where the report gives none. */
const knownOf = (
  { name, breedId, isCrossBreed, crossBreedId, birthdate }: FoundAnimal,
  given: Values,
): Values => ({
  ...(given.name ? {} : { name }),
  ...(given.breedId ? {} : { breedId, isCrossBreed, crossBreedId }),
  ...(given.birthdate ? {} : { birthdate }),
});

const isRegistered = async (tx: Tx, transponder: string): Promise<boolean> =>
  (await getOne<{ id: number | null }>(tx, sql`select ${animalOfNumber(transponder)} as id`)).id !== null;

/**
 * The animal that a report names, locked; null for one that is not registered. An owner's account reports its own
 * animals, as lost: another's is not found, as one that is not there.
 */
async function findReported(
  context: Write<SignedInCaller>,
  number: string,
  { status }: Values,
): Promise<FoundAnimal | null> {
  const isByOwner = context.caller.actor.ownerId !== null;
  if (isByOwner && status !== 'LOST') throw formError([{ property: 'status', error: 'INVALID_STATUS' }]);
  if (isByOwner) return findAnimal(context, number);
  return (await isRegistered(context.tx, number)) ? findAnimal(context, number, true) : null;
}

export const reportLostAnimalHandler = handleWrite<typeof reportLostAnimal, PreparedPhotos>(
  reportLostAnimal,
  async (context) => {
    const { tx, body, caller, prepared } = context;
    const { photo: _photo, additionalPhotos: _more, ...rest } = body;
    const given = normaliseValues(lostAnimal, rest);
    const { actor } = caller;
    const input = { ...initialValues(lostAnimal.fields), ...given } as Values;
    checkDeclared(lostAnimal, { mode: 'create', actor, given, record: input, before: null });
    const number = input.transponder as string;
    const animal = await findReported(context, number, input);
    if (!animal && input.status === 'LOST')
      throw formError([{ property: 'transponder', error: 'TRANSPONDER_NOT_REGISTERED' }]);
    const transponder = animal?.transponder ?? number;
    await refuseReported(context, transponder, animal);
    if (input.useAsAnimalPhoto && !(animal && operationState(setPhoto, animal, actor).allowed))
      throw formError([{ property: 'useAsAnimalPhoto', error: 'UNWRITABLE_FIELD' }]);
    await lostAnimalHooks.checkInput?.({ ...context, before: null, input });
    const { id } = await getOne<{ id: number }>(
      tx,
      sql`select nextval(pg_get_serial_sequence('lost_animal', 'id')) as id`,
    );
    const photoId = await savePhotos(tx, caller, id, prepared);
    const isPending = input.status === 'LOST' && !actor.isOperator;
    const saved = await insertRecord(context, lostAnimals, {
      ...input,
      ...(animal && knownOf(animal, input)),
      id,
      transponder,
      animalId: animal?.id ?? null,
      validationStatus: isPending ? 'PENDING' : 'ACCEPTED',
      photoId: photoId ?? null,
    } as Changes<LostAnimal>);
    if (isPending)
      // Staff who decide are notified by it.
      await insertRecord(context, pendingLostAnimals, {
        id,
        animalId: animal?.id ?? null,
        ...(actor.ownerId !== null && { origin: 'OWNERS', requesterName: animal!.owner.name }),
      });
    else await applyReport(context, saved, animal);
    return presentedOne(lostAnimals, saved, caller) as typeof saved;
  },
  async (context) => {
    const { services, caller, body } = context;
    if (typeof body.transponder === 'string')
      await countTransponderNamed(services, caller, readTransponder(body.transponder));
    return preparePhotos(context);
  },
);
