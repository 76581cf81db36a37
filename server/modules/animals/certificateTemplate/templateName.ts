import sql, { type Sql } from 'sql-template-tag';

/**
 * The name of a template, over alias `t`, in a language as accounts or papers have it; where the operator gave it no
 * English name, the one that it has.
 */
export const templateName = (language: string | Sql): Sql =>
  sql`case when (${language})::text like 'en%' then coalesce(t.name_en, t.name) else t.name end`;
