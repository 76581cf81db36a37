import { getMyEntity } from '../../../resources/entity/calls.ts';
import { entity } from '../../../resources/entity/schema.ts';
import { getRecord } from '../../crud/read.ts';
import { handleRead } from '../../http/handle.ts';
import { tableFor } from '../tableFor.ts';
import { entityHooks } from './hooks.ts';

const table = tableFor(entity, entityHooks);

/** The user's own entity, whole. */
export const getMyEntityHandler = handleRead(getMyEntity, async ({ db, caller, fail }) => {
  const own = caller.actor.entity;
  if (!own) return fail('NOT_FOUND');
  return (await getRecord(db, table(), {}, own.id, caller)) as {
    id: number;
    name: string;
    vatNumber: string | null;
  };
});
