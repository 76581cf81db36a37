-- The audit is kept by months from here on, in three steps, so that callers write meanwhile. This one
-- states up to when the rows of the table as it is reach: to the end of the next month. Rows are not looked at yet.
do $$ begin
  execute format('alter table audit_log add constraint audit_log_bound check (at < %L) not valid',
    (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC');
end $$;
