import { previewAnimalMerge } from '../../../../resources/animals/animalMerge/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { redactFor } from '../../../write/redaction.ts';
import { animals } from '../animal/record/animals.ts';
import { findObstacle, findPair } from './findPair.ts';
import { writableFields } from './mergeAnimals.ts';
import { countAnimalMoves } from './movableRecords.ts';

export const previewAnimalMergeHandler = handleRead(
  previewAnimalMerge,
  async ({ query, db, caller, noteRead }) => {
    const pair = await findPair(db, query, caller);
    const { current, old } = pair;
    const present = redactFor(animals, caller);
    noteRead({
      objectId: current.id,
      details: { transponder: current.transponder, oldTransponder: old.transponder },
    });
    const shown = (record: typeof current) => ({
      ...present(record),
      id: record.id,
      version: record.version,
      transponder: record.transponder,
    });
    return {
      current: shown(current),
      old: shown(old),
      writable: writableFields(current, caller.actor),
      moves: await countAnimalMoves(db, old.id, current.id),
      obstacle: await findObstacle(db, pair, caller),
    };
  },
);
