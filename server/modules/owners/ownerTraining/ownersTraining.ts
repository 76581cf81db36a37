import sql, { empty } from 'sql-template-tag';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import {
  listOwnersTrainingVersions,
  readOwnersTraining,
  readOwnersTrainingVersion,
  removeOwnersTraining,
  saveOwnersTraining,
} from '../../../../resources/owners/ownerTraining/calls.ts';
import { ownerTraining } from '../../../../resources/owners/ownerTraining/schema.ts';
import type { SignedInCaller } from '../../../context.ts';
import { createFromInput, removeById, updateFromInput } from '../../../crud/writeFromInput.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { getRecord, lockRecord, presentedOne } from '../../../write/records.ts';
import { redactFor } from '../../../write/redaction.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { getVersion, listVersions } from '../../../write/versions.ts';
import { animalOfNumber } from '../../../db/transponder.ts';
import { owners } from '../owner/ownerRecord.ts';
import { ownerTrainingHooks } from './hooks.ts';

type Training = RecordOfModule<typeof ownerTraining>;
type TrainingAnswer = AnswerOf<typeof readOwnersTraining>;

const trainings = storedModule<Training>(ownerTraining, ownerTrainingHooks, undefined, owners);

/** The id of the latest training of an owner, or of the one for the animal with a transponder. */
async function findTrainingId(
  db: Queryable,
  ownerId: number,
  transponder: string | undefined,
): Promise<number | undefined> {
  const ofAnimal = transponder === undefined ? empty : sql` and animal_id = ${animalOfNumber(transponder)}`;
  const found = await findOne<{ id: number }>(
    db,
    sql`select id from owner_training where owner_id = ${ownerId}${ofAnimal}
      order by certification_date desc, id desc limit 1`,
  );
  return found?.id;
}

/** @throws Refusal 404 where the caller does not see the owner, or there is no such training */
async function getTraining(
  db: Queryable,
  caller: SignedInCaller,
  ownerId: number,
  transponder: string | undefined,
): Promise<Training> {
  const id = await findTrainingId(db, ownerId, transponder);
  if (id === undefined) throw notFound();
  return getRecord(db, trainings, id, caller);
}

export const readOwnersTrainingHandler = handleRead(
  readOwnersTraining,
  async ({ db, params, query, caller, noteRead }) => {
    const training = await getTraining(db, caller, params.id, query.transponder);
    noteRead({ objectId: training.id, details: { ownerId: params.id } });
    return presentedOne(trainings, training, caller) as TrainingAnswer;
  },
);

/** Changes the training that is meant; the first of an owner, or of an animal, is recorded. */
export const saveOwnersTrainingHandler = handleWrite(saveOwnersTraining, async (context) => {
  const { tx, params, query, body, caller } = context;
  const owner = await lockRecord(context, owners, params.id);
  const id = await findTrainingId(tx, owner.id, query.transponder);
  const { version, ...values } = body;
  if (id !== undefined)
    return presentedOne(
      trainings,
      await updateFromInput(context, trainings, id, { ...values, ...(version && { version }) }),
      caller,
    ) as TrainingAnswer;
  const animal =
    query.transponder === undefined
      ? null
      : await findOne<{ id: number }>(
          tx,
          sql`select id from animal where id = ${animalOfNumber(query.transponder)} and owner_id = ${owner.id}`,
        );
  if (animal === undefined) throw notFound();
  const made = await createFromInput(context, trainings, {
    ...values,
    ownerId: owner.id,
    animalId: animal?.id ?? null,
  });
  return presentedOne(trainings, made, caller) as TrainingAnswer;
});

export const removeOwnersTrainingHandler = handleWrite(removeOwnersTraining, async (context) => {
  const { tx, params, query } = context;
  const owner = await lockRecord(context, owners, params.id);
  const id = await findTrainingId(tx, owner.id, query.transponder);
  if (id === undefined) throw notFound();
  await removeById(context, trainings, id);
  return { id };
});

export const listOwnersTrainingVersionsHandler = handleRead(
  listOwnersTrainingVersions,
  async ({ db, params, query, caller, noteRead }) => {
    const { id } = await getTraining(db, caller, params.id, query.transponder);
    noteRead({ objectId: id, details: { versions: true } });
    const versions = await listVersions(db, ownerTraining.name, id, redactFor(trainings, caller));
    return versions as AnswerOf<typeof listOwnersTrainingVersions>;
  },
);

export const readOwnersTrainingVersionHandler = handleRead(
  readOwnersTrainingVersion,
  async ({ db, params, query, caller, noteRead }) => {
    const { id } = await getTraining(db, caller, params.id, query.transponder);
    const { revisionId, revisionTimestamp } = params;
    noteRead({ objectId: id, details: { versions: true, revisionId } });
    const shown = redactFor(trainings, caller);
    const found = await getVersion(db, ownerTraining.name, id, revisionId, revisionTimestamp, shown);
    return found as AnswerOf<typeof readOwnersTrainingVersion>;
  },
);
