import sql from 'sql-template-tag';
import { REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';
import { nextRuns, type ScheduleRule } from '../../../../resources/numbers/nextRuns.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';

const NAME = 'Cobertura antirrábica, todos os meses';
const RULE: ScheduleRule = { every: 'MONTH', day: 1, time: '07:00', timezone: REGISTER_ZONE };

/** Writes the schedule of the demonstration: a shipped report that the operator gets each month. */
export async function writeReportSchedules(tx: Queryable, operatorId: number): Promise<void> {
  const [next] = nextRuns(RULE, 1);
  await tx.query(sql`insert into report_schedule
      (name, template_id, format, rule, recipients, user_id, caller, next_run_timestamp, search_text)
    select ${NAME}, t.id, 'XLSX', ${json(RULE)}, jsonb_build_array(jsonb_build_object('email', u.email)), u.id,
      jsonb_build_object('actor', jsonb_build_object('id', u.id, 'impersonatorId', null,
        'entity', case when u.entity_id is not null then jsonb_build_object('id', u.entity_id) end), 'ip', ''),
      ${next ?? null}::timestamptz, ${foldText(NAME)}
    from report_template t, app_user u
    where t.name = 'Cobertura antirrábica por concelho' and u.id = ${operatorId}`);
}
