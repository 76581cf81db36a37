import sql, { type Sql } from 'sql-template-tag';
import type { SignedInCaller } from '../context.ts';

/** The accounts of people who work for one of these entities, over `app_user t`. */
export const worksIn = (ids: Sql): Sql => sql`(t.entity_id = any(${ids}) or t.veterinary_id = any(array(
  select v.veterinary_id from veterinary_entity v where v.status = 'ACCEPTED' and v.entity_id = any(${ids}))))`;

/** The accounts that a caller sees, over `app_user t`: all for the operator (null), else those of the own entities. */
export const accountScope = ({ actor, scopeEntityIds }: SignedInCaller): Sql | null =>
  actor.isOperator ? null : worksIn(sql`${[...scopeEntityIds]}::bigint[]`);
