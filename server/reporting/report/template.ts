import sql, { type Sql } from 'sql-template-tag';
import type { LocaleName } from '../../../i18n/locale.ts';
import type { ReportDefinition } from '../../../resources/figures/reportTemplate/definition.ts';
import type { ReportFormat } from '../../../resources/figures/reportTemplate/formats.ts';
import type { Actor } from '../../../resources/kit/access.ts';
import type { Permission } from '../../../resources/kit/permissions.ts';
import { findOne, type Queryable } from '../../db/db.ts';

/** A template of reports as it is run. */
export interface ReportTemplate {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly nameEn: string | null;
  readonly description: string | null;
  readonly descriptionEn: string | null;
  readonly dataSourceId: number | null;
  readonly definition: ReportDefinition;
  readonly formats: readonly ReportFormat[];
  readonly hasLogo: boolean;
  readonly permission: Permission | null;
  readonly isActive: boolean;
  /** Its profiles have the one of the actor for whom it was read. */
  readonly isOfProfile: boolean;
}

const columns = (
  actor: Actor,
): Sql => sql`t.id, t.version, t.name, t.name_en, t.description, t.description_en, t.data_source_id, t.definition,
  t.formats, t.has_logo, t.permission, t.is_active, (coalesce(cardinality(t.entity_profile_ids), 0) = 0 or exists (
    select from entity_profile p where p.id = any(t.entity_profile_ids) and p.name = ${actor.entityProfile?.name ?? null}))
    as is_of_profile`;

/** Finds a template as an actor may use it. */
export const findTemplate = (db: Queryable, id: number, actor: Actor): Promise<ReportTemplate | undefined> =>
  findOne<ReportTemplate>(db, sql`select ${columns(actor)} from report_template t where t.id = ${id}`);

/** Reads all templates that are active, by name. */
export const activeTemplates = (db: Queryable, actor: Actor): Promise<ReportTemplate[]> =>
  db.query<ReportTemplate>(
    sql`select ${columns(actor)} from report_template t where t.is_active order by lower(t.name)`,
  );

/** Whether an actor may have the reports of a template, as far as that depends on the template. */
export const isOpenTo = ({ isOfProfile, permission }: ReportTemplate, actor: Actor): boolean =>
  isOfProfile && (permission === null || actor.permissions.includes(permission));

/** What a template is called in a language. */
export const titleOf = (
  { name, nameEn }: Pick<ReportTemplate, 'name' | 'nameEn'>,
  language: LocaleName,
): string => (language === 'en' && nameEn) || name;

/** What a template is for, in a language. */
export const descriptionOf = (
  { description, descriptionEn }: Pick<ReportTemplate, 'description' | 'descriptionEn'>,
  language: LocaleName,
): string => (language === 'en' && descriptionEn) || description || '';
