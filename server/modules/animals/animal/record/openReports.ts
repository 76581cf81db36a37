import sql from 'sql-template-tag';

/** Whether a lost report on animal `t` waits for validation. */
export const hasPendingLostReport = sql`exists (select from lost_animal l
  where l.transponder = t.transponder and not l.is_closed and l.validation_status = 'PENDING')`;

/** Whether the closing of a report on animal `t` waits for the change of owner that it asked for. */
export const isReportClosing = sql`exists (select from animal_transfer x
  where x.animal_id = t.id and not x.closed and x.lost_animal_status is not null)`;

/** Whether the owner of animal `t` has reported its death, and no decision was taken. */
export const hasDeathReport = sql`exists (select from death_request d join app_user u on u.id = d.creation_user_id
  where d.animal_id = t.id and not d.closed and d.origin = 'OWNERS' and u.owner_id = t.owner_id)`;
