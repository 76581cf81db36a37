import { readTransponder } from '../../../../resources/numbers/transponderShape.ts';
import sql, { type Sql } from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import { READ_ALL_TRANSPONDERS, transponder } from '../../../../resources/stock/transponder/schema.ts';
import type { SignedInCaller } from '../../../context.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { queryIds } from '../../../../resources/kit/calls/query.ts';
import { likeText } from '../../../crud/where.ts';
import { findOne } from '../../../db/db.ts';

const seesAll = ({ actor }: SignedInCaller): boolean => allows(READ_ALL_TRANSPONDERS, actor);

const ofEntity = (caller: SignedInCaller): Sql | null =>
  seesAll(caller) ? null : sql`t.entity_id = ${caller.actor.entity?.id ?? -1}`;

/** Those of the own entity and those that it has to accept: for one of them, or a movement; no index has both in order. */
const ofEntityOrComing = (caller: SignedInCaller): Sql | null =>
  seesAll(caller)
    ? null
    : sql`(${ofEntity(caller)} or t.movement_id in (
        select m.id from transponder_movement m where m.to_entity_id = ${caller.actor.entity?.id ?? -1}))`;

const beginsWith = (digits: string): Sql => sql`t.number like ${`${likeText(readTransponder(digits))}%`}`;

export const transponderHooks = hooksFor(transponder, {
  scope: ofEntityOrComing,
  prepareSearch: (query, caller) =>
    query.movementId === undefined ? { query, scope: ofEntity(caller) } : { query },
  findId: async (db, number) =>
    (await findOne<{ id: number }>(db, sql`select id from transponder where number = ${number}`))?.id,
  hasSearchText: false,
  filters: {
    /** The first digits of its number. */
    universalSearch: {
      shape: queryText(),
      where: beginsWith,
    },
    number: { shape: queryText(), where: beginsWith },
    /** As it stands on the box. */
    lot: { shape: queryText(), where: (text: string) => sql`t.lot = ${text.trim()}` },
    /** Those of a movement, open or closed. */
    movementId: {
      shape: queryIds(),
      where: (ids: number[]) =>
        sql`t.id in (select i.transponder_id from transponder_movement_item i where i.movement_id = any(${ids}::bigint[]))`,
    },
  },
});
