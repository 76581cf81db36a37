import { readTransponder } from '../../../../resources/numbers/transponderShape.ts';
import sql from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import { countOf, parseRanges, rangesText } from '../../../../resources/numbers/transponderRanges.ts';
import { READ_ALL_TRANSPONDERS } from '../../../../resources/stock/transponder/schema.ts';
import { giverOf } from '../../../../resources/stock/transponderMovement/rules.ts';
import { transponderMovement } from '../../../../resources/stock/transponderMovement/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { queryIds } from '../../../../resources/kit/calls/query.ts';
import { findOne } from '../../../db/db.ts';
import { receivesTransponders } from '../transponder/receivers.ts';
import { formError } from '../../../errors.ts';
import { notifyReceiver } from './notifyParties.ts';
import { deliverTransponders, holdTransponders } from './moveTransponders.ts';

export const transponderMovementHooks = hooksFor(transponderMovement, {
  scope: ({ actor }) =>
    allows(READ_ALL_TRANSPONDERS, actor)
      ? null
      : sql`${actor.entity?.id ?? -1} in (t.from_entity_id, t.to_entity_id)`,
  hasSearchText: false,
  auditDetails: ({ fromEntityId, toEntityId, quantity }) => ({ fromEntityId, toEntityId, quantity }),
  checkInput: async ({ tx, caller: { actor }, input: { toEntityId, ...input } }) => {
    const ends = [
      ['toEntityId', toEntityId],
      ['fromEntityId', giverOf(input, actor)],
    ] as const;
    for (const [property, id] of ends) {
      if (typeof id !== 'number') continue;
      const open = await findOne(
        tx,
        sql`select from entity t where t.id = ${id} and ${property === 'toEntityId' ? receivesTransponders : sql`true`}`,
      );
      if (!open) throw formError([{ property, error: 'INVALID_ENTITY' }]);
    }
  },
  beforeSave: async ({ before, changes, caller: { actor } }) => {
    if (before || !actor) return undefined;
    const { numbers, fromEntityId } = changes;
    const ranges = (typeof numbers === 'string' && parseRanges(numbers)) || [];
    return {
      fromEntityId: giverOf({ fromEntityId: typeof fromEntityId === 'number' ? fromEntityId : null }, actor),
      numbers: rangesText(ranges),
      firstNumber: ranges[0]?.first,
      quantity: countOf(ranges),
      creationUserId: actor.id,
    };
  },
  afterSave: async ({ before, record, ...write }) => {
    if (before) return;
    if (record.fromEntityId === null) await deliverTransponders(write, record);
    else await holdTransponders(write, record);
    await notifyReceiver(write, record);
  },
  filters: {
    /** A number that was part of it. */
    universalSearch: {
      shape: queryText(),
      where: (text: string) =>
        sql`t.id in (select i.movement_id from transponder_movement_item i join transponder x on x.id = i.transponder_id
          where x.number = ${readTransponder(text)})`,
    },
    transponderId: {
      shape: queryIds(),
      where: (ids: number[]) =>
        sql`t.id in (select i.movement_id from transponder_movement_item i where i.transponder_id = any(${ids}::bigint[]))`,
    },
  },
});
