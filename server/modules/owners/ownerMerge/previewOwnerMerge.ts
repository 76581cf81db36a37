import { previewOwnerMerge } from '../../../../resources/owners/ownerMerge/calls.ts';
import { requireReadReason } from '../../../crud/readReason.ts';
import { handleRead } from '../../../http/handle.ts';
import { redactFor } from '../../../write/redaction.ts';
import { owners, type Owner } from '../owner/ownerRecord.ts';
import { countOwnerMoves } from './movableRecords.ts';
import { findObstacle, findPair } from './pair.ts';
import { takeableGroups } from './taken.ts';

export const previewOwnerMergeHandler = handleRead(
  previewOwnerMerge,
  async ({ query, db, caller, request, services, noteRead }) => {
    const pair = await findPair(db, query, caller);
    const { survivor, absorbed } = pair;
    const present = redactFor(owners, caller);
    for (const { id } of [survivor, absorbed]) {
      // One after the other: the reason is asked for once, and kept for both.
      // eslint-disable-next-line no-await-in-loop
      await requireReadReason(services, owners, request, id);
      noteRead({ objectId: id, details: { survivorId: survivor.id, absorbedId: absorbed.id } });
    }
    const shown = (owner: Owner) => ({
      ...present(owner),
      id: owner.id,
      version: owner.version,
      name: owner.name,
    });
    return {
      survivor: shown(survivor),
      absorbed: shown(absorbed),
      takeable: takeableGroups(pair, caller.actor),
      moves: await countOwnerMoves(db, absorbed.id, survivor.id),
      obstacle: findObstacle(pair, caller),
    };
  },
);
