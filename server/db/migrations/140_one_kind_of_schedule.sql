-- Schedules of reports have the columns of those of operations: one runner starts both, and counts their failures.
alter table report_schedule add column active boolean not null default true;
alter table report_schedule add column caller jsonb;      -- in whose name it runs: the rights are read again when it does
update report_schedule s set
  active = not s.is_paused,
  caller = jsonb_build_object(
    'actor', jsonb_build_object('id', s.user_id, 'impersonatorId', null, 'entity',
      (select jsonb_build_object('id', e.id, 'name', e.name) from entity e where e.id = s.entity_id)),
    'ip', '', 'userAgent', null, 'scopeEntityIds', '[]'::jsonb);
drop index report_schedule_entity;
drop index report_schedule_due;
alter table report_schedule drop column is_paused, drop column entity_id;
alter table report_schedule rename column failures to failure_count;
create index report_schedule_due on report_schedule (next_run_timestamp) where active;

-- Failures in a row of each part that runs on its own, such as the report of one recipient; `failure_count` is the most.
alter table report_schedule add column failures jsonb not null default '{}';
alter table operation_schedule add column failures jsonb not null default '{}';
update operation_schedule set failures = jsonb_build_object('', failure_count) where failure_count > 0;
