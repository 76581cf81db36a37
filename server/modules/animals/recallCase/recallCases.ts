import sql, { type Sql } from 'sql-template-tag';
import { recallCase } from '../../../../resources/animals/recallCase/schema.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { READ_ALL_TRANSPONDERS } from '../../../../resources/stock/transponder/schema.ts';
import type { SignedInCaller } from '../../../context.ts';

/** What mails of a case are kept as. */
export const CASE_MAILS = recallCase.name;

/** A mail that has waited for so long was given up by the outbox. */
const givenUp: Sql = sql`o.creation_timestamp < now() - interval '8 days'`;

/** What became of a mail `o`. */
export const outcomeState: Sql = sql`case when o.state = 'WAITING' and ${givenUp} then 'FAILED' else o.state end`;

/** The cases `t` that a caller works through: all, or those of animals that the caller's entities find. */
export const caseScope = ({ actor, scopeEntityIds }: SignedInCaller): Sql | null =>
  allows(READ_ALL_TRANSPONDERS, actor)
    ? null
    : sql`t.animal_id in (select l.animal_id from animal_entity l
        where l.entity_id = any(${[...scopeEntityIds]}::bigint[]) and l.ended_timestamp is null)`;
