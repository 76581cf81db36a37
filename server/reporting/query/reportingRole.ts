/** What a role of the database may do beyond selecting in schema `reporting`; none of it may be. */
const POWERS = {
  isPowerful: 'r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls',
  isMember: 'exists (select from pg_auth_members where member = r.oid)',
  isOwner: `exists (select from pg_class where relowner = r.oid)
    or exists (select from pg_namespace where nspowner = r.oid)
    or exists (select from pg_proc where proowner = r.oid)
    or exists (select from pg_database where datdba = r.oid)`,
  // What an extension shows to everybody is the database's own.
  readsMore: `exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('pg_catalog', 'information_schema', 'reporting') and n.nspname not like 'pg\\_%'
      and c.relkind in ('r', 'v', 'm', 'p', 'f') and has_any_column_privilege(c.oid, 'select')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e'))`,
  writes: `exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
      and c.relkind in ('r', 'v', 'm', 'p', 'f') and has_table_privilege(c.oid, 'insert, update, delete, truncate'))`,
  creates: `has_database_privilege(current_database(), 'create')
    or exists (select from pg_namespace where nspname not like 'pg\\_%' and has_schema_privilege(oid, 'create'))`,
  isWritable: `current_setting('default_transaction_read_only') <> 'on'`,
} as const;

/** The statement that says whether the role of a connection may do more than it should; each column is a boolean. */
export const ROLE_CHECK = `select ${Object.entries(POWERS)
  .map(([name, condition]) => `(${condition}) as "${name}"`)
  .join(', ')} from pg_roles r where r.rolname = current_user`;

/** The statements that make the role, for the owner of the database: only the password and the database's name are open. */
export const ROLE_STATEMENTS = `create role coleira_reports login password '…'
  nosuperuser nocreatedb nocreaterole noinherit noreplication nobypassrls connection limit 10;
alter role coleira_reports set default_transaction_read_only = on;
alter role coleira_reports set statement_timeout = '30s';
alter role coleira_reports set temp_file_limit = '2GB';
revoke create on schema public from public;
grant usage on schema reporting to coleira_reports;
grant select on all tables in schema reporting to coleira_reports;
alter default privileges in schema reporting grant select on tables to coleira_reports;`;
