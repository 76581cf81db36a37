/**
 * Drops the views of schema `reporting`, with the tables that they keep and the triggers that fill these, and forgets their state; who may read the schema stays. A table whose column a view
 * shows cannot be changed.
 */
export const DROP_VIEWS = `
do $$ declare one record; begin
  if to_regnamespace('reporting') is not null then
    for one in select viewname from pg_views where schemaname = 'reporting' loop
      execute format('drop view if exists reporting.%I cascade', one.viewname);
    end loop;
    for one in select p.oid::regprocedure as name from pg_proc p
      where p.pronamespace = 'reporting'::regnamespace and p.prorettype = 'trigger'::regtype loop
      execute format('drop function %s cascade', one.name);
    end loop;
    for one in select tablename from pg_tables where schemaname = 'reporting' loop
      execute format('drop table reporting.%I cascade', one.tablename);
    end loop;
    comment on schema reporting is null;
  end if;
end $$;
`;
