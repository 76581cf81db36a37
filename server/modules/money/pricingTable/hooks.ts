import sql from 'sql-template-tag';
import { pricingTable } from '../../../../resources/money/pricingTable/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { conflict, formError } from '../../../errors.ts';
import { makeRoom, reopenBefore } from './neighbours.ts';
import { profileOf } from './price.ts';
import { tableReading } from './tables.ts';

export const pricingTableHooks = hooksFor(pricingTable, {
  ...tableReading,
  // An entity sees the prices that it pays.
  scope: ({ actor }) =>
    actor.isOperator
      ? null
      : sql`(t.entity_profile_ids = '{}' or ${profileOf(actor.entity?.id ?? null)} = any(t.entity_profile_ids))`,
  // A table and those beside it change together: two that are made at once do not see each other.
  serialisesWrites: true,
  checkState: ({ before }) => {
    if (before.isInUse) throw conflict('PRICING_TABLE_IN_USE');
    return Promise.resolve();
  },
  checkInput: async ({ tx, input }) => {
    const ids = input.entityProfileIds ?? [];
    const [found] = await tx.query<{ amount: number }>(
      sql`select count(*)::int as amount from entity_profile where id = any(${ids}::bigint[])`,
    );
    if (found?.amount !== new Set(ids).size)
      throw formError([{ property: 'entityProfileIds', error: 'INVALID_PROFILES' }]);
  },
  beforeSave: async ({ before, changes, ...write }) => {
    const given = { ...before, ...changes } as typeof before & object;
    const isOpenEnded = 'validTo' in changes ? !given.validTo : (before?.isOpenEnded ?? true);
    const table = {
      id: before?.id ?? 0,
      name: given.name,
      validFrom: given.validFrom,
      validTo: isOpenEnded ? null : given.validTo,
      entityProfileIds: given.entityProfileIds ?? [],
    };
    const moves = 'validFrom' in changes || 'entityProfileIds' in changes;
    if (before && moves) await reopenBefore(write, before);
    return { isOpenEnded, validTo: await makeRoom(write, table) };
  },
  afterRemove: ({ before, ...write }) => reopenBefore(write, before),
});
