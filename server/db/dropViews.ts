/**
 * Drops the views of schema `reporting` and forgets their state; who may read the schema stays. A table whose column a view
 * shows cannot be changed.
 */
export const DROP_VIEWS = `
do $$ declare one record; begin
  if to_regnamespace('reporting') is not null then
    for one in select viewname from pg_views where schemaname = 'reporting' loop
      execute format('drop view if exists reporting.%I cascade', one.viewname);
    end loop;
    comment on schema reporting is null;
  end if;
end $$;
`;
