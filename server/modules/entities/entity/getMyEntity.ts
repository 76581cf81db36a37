import sql from 'sql-template-tag';
import { getMyEntity } from '../../../../resources/entities/entity/calls.ts';
import { entity } from '../../../../resources/entities/entity/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { handleRead } from '../../../http/handle.ts';
import { findRecord } from '../../../write/records.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { entityHooks } from './hooks.ts';

const entities = storedModule<RecordOfModule<typeof entity>>(entity, entityHooks);

/** The user's own entity, whole. */
export const getMyEntityHandler = handleRead(getMyEntity, async ({ db, caller, fail }) => {
  const own = await findRecord(db, entities, sql`t.id = ${caller.actor.entity?.id ?? null}::bigint`);
  return own ?? fail('NOT_FOUND');
});
