import type { BodyOf } from '../../../../resources/kit/call.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { MAX_GROUNDS, requestOwnerMerge } from '../../../../resources/owners/ownerMerge/calls.ts';
import { ownerMerge } from '../../../../resources/owners/ownerMerge/schema.ts';
import { conflict, formError } from '../../../errors.ts';
import { prepareFiles, type PreparedFile } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import { handleWrite } from '../../../http/handle.ts';
import { insertUnlessTaken, refuseStale } from '../../../write/saveRecord.ts';
import { owners } from '../owner/ownerRecord.ts';
import { ownerMerges } from './ownerMerges.ts';
import { findObstacle, findPair } from './pair.ts';
import { isTakenValid, takeableGroups, takenValues } from './taken.ts';

/** Returns the faults of the two ids. */
function faultsOf({ survivorId, absorbedId, grounds }: BodyOf<typeof requestOwnerMerge>): FieldError[] {
  const faults: FieldError[] = [];
  const words = grounds?.trim() ?? '';
  if (!survivorId) faults.push({ property: 'survivorId', error: 'MISSING_SURVIVOR' });
  if (!absorbedId) faults.push({ property: 'absorbedId', error: 'MISSING_ABSORBED' });
  if (words === '') faults.push({ property: 'grounds', error: 'MISSING_GROUNDS' });
  else if (words.length > MAX_GROUNDS) faults.push({ property: 'grounds', error: 'INVALID_GROUNDS' });
  return faults;
}

export const requestOwnerMergeHandler = handleWrite<typeof requestOwnerMerge, PreparedFile[]>(
  requestOwnerMerge,
  async (context) => {
    const { body, tx, caller, prepared } = context;
    const faults = faultsOf(body);
    const { survivorId, absorbedId } = body;
    if (faults.length > 0 || !survivorId || !absorbedId) throw formError(faults);
    const pair = await findPair(tx, { survivorId, absorbedId }, caller);
    const obstacle = findObstacle(pair, caller);
    if (obstacle) throw conflict(obstacle.reason, [{ property: obstacle.property, error: obstacle.reason }]);
    await refuseStale(context, owners, pair.survivor, body.survivorVersion);
    await refuseStale(context, owners, pair.absorbed, body.absorbedVersion);
    const take = [...new Set(body.take ?? [])];
    const takeable = takeableGroups(pair, caller.actor);
    if (take.some((group) => !takeable.includes(group)))
      throw formError([{ property: 'take', error: 'UNWRITABLE_FIELD' }]);
    if (!(await isTakenValid(tx, pair, takenValues(pair, take), caller.actor)))
      throw formError([{ property: 'take', error: 'OWNER_MERGE_DATA_INVALID' }]);
    const made = await insertUnlessTaken(
      context,
      ownerMerges,
      { survivorId, absorbedId, grounds: body.grounds?.trim() ?? '', take, isReverted: false },
      'CREATE',
    );
    if (!made)
      throw conflict('OWNER_MERGE_ALREADY_OPEN', [
        { property: 'absorbedId', error: 'OWNER_MERGE_ALREADY_OPEN' },
      ]);
    await savePrepared(tx, prepared, {
      documentType: ownerMerge.request.objectType,
      documentTypeId: made.id,
      userId: caller.actor.id,
      entityId: caller.actor.entity?.id ?? null,
    });
    return {
      id: made.id,
      survivorId,
      absorbedId,
      validationStatus: 'WAITING_VALIDATION' as const,
      closed: false,
    };
  },
  (call) => prepareFiles(call, call.body.documents ?? [], { accept: 'any', property: 'documents' }),
);
