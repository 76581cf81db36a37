import sql from 'sql-template-tag';
import { REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';
import { nextRuns, type ScheduleRule } from '../../../../resources/numbers/nextRuns.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';

const NAME = 'Contas sem uso, todos os trimestres';
const RULE: ScheduleRule = { every: 'QUARTER', month: 1, day: 5, time: '03:00', timezone: REGISTER_ZONE };

/** Writes the schedule of the demonstration, paused: nothing of a demonstration changes unless a user asks for it. */
export async function writeOperationSchedules(tx: Queryable, operatorId: number): Promise<void> {
  const [next] = nextRuns(RULE, 1);
  await tx.query(sql`insert into operation_schedule
      (name, template_id, parameters, rule, maximum, active, user_id, next_run_timestamp, search_text)
    select ${NAME}, id, parameters, ${json(RULE)}, 100, false, ${operatorId}, ${next ?? null}::timestamptz, ${foldText(NAME)}
    from operation_template where operation = 'deactivateUnusedAccounts'`);
}
