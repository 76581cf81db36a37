import sql from 'sql-template-tag';
import {
  addProcessObservation,
  removeProcessObservation,
} from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { lostAnimalObservation } from '../../../../resources/lostFound/lostAnimalObservation/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { createFromInput, removeById } from '../../../crud/writeFromInput.ts';
import { findOne } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { lostAnimals } from '../lostAnimal/lostAnimals.ts';
import { reportIdOf } from '../lostAnimal/readReport.ts';
import { lostAnimalObservationHooks } from './hooks.ts';

const observations = storedModule<RecordOfModule<typeof lostAnimalObservation>>(
  lostAnimalObservation,
  lostAnimalObservationHooks,
  undefined,
  lostAnimals,
);

export const addProcessObservationHandler = handleWrite(addProcessObservation, async (context) => {
  const { tx, params, body } = context;
  const lostAnimalId = await reportIdOf(tx, params.transponder);
  const { id, version, observation } = await createFromInput(context, observations, {
    ...body,
    lostAnimalId,
  });
  return { id, version, observation };
});

export const removeProcessObservationHandler = handleWrite(removeProcessObservation, async (context) => {
  const { tx, params } = context;
  const lostAnimalId = await reportIdOf(tx, params.transponder);
  const found = await findOne(
    tx,
    sql`select from lost_animal_observation where id = ${params.id} and lost_animal_id = ${lostAnimalId}`,
  );
  if (!found) throw notFound();
  await removeById(context, observations, params.id);
  return { id: params.id };
});
