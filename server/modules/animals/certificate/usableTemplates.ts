import sql, { type Sql } from 'sql-template-tag';
import type { AnimalView } from '../../../../resources/animals/animal/view.ts';
import type { CertificateProperty } from '../../../../resources/animals/certificate/calls.ts';
import {
  keptValue,
  printedNames,
  valueDeclaration,
  type CertificateValue,
} from '../../../../resources/animals/certificate/certificateValues.ts';
import type { CatalogueCode } from '../../../../resources/kit/codes.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { templateName } from '../certificateTemplate/templateName.ts';

/** A template with its published layout. */
export interface UsableTemplate {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly customFilename: string;
  readonly hasTransponderSuffix: boolean;
  readonly animalStatuses: readonly string[];
  readonly isAvailableToOwners: boolean;
  readonly isOnlyVeterinarians: boolean;
  readonly isForBulk: boolean;
  /** Whether the caller's entity has one of the allowed profiles. */
  readonly isOfProfile: boolean;
  readonly number: number;
  readonly source: string;
  readonly properties: readonly CertificateProperty[];
}

/**
 * The templates with a published layout, by name.
 * @param language of the name; the reader's by default
 */
export const findTemplates = (
  db: Queryable,
  { actor }: SignedInCaller,
  where: Sql = sql`true`,
  language: string = actor.language,
): Promise<UsableTemplate[]> =>
  db.query<UsableTemplate>(sql`
    select t.id, ${templateName(language)} as name, t.description, t.custom_filename, t.has_transponder_suffix, t.animal_statuses,
      t.is_available_to_owners, t.is_only_veterinarians, t.is_for_bulk, l.number, l.source,
      coalesce(cardinality(t.entity_profile_ids), 0) = 0 or exists (select from entity e
        where e.id = ${actor.entity?.id ?? null}::bigint and e.profile_id = any(t.entity_profile_ids)) as is_of_profile,
      coalesce((select jsonb_agg(jsonb_build_object('code', p.code, 'name', p.name, 'description', p.description,
          'type', p.type, 'isMandatory', p.is_mandatory, 'isPerAnimal', p.is_per_animal, 'preventFutureDates', p.prevent_future_dates,
          'preventPastDates', p.prevent_past_dates) order by p.position, p.id)
        from certificate_parameter p where p.certificate_template_id = t.id), '[]') as properties
    from certificate_template t
    join certificate_layout l on l.certificate_template_id = t.id and l.number = t.published_number
    where ${where} order by sort_text(t.name) collate "C", t.id`);

/** The printed values of an animal as its reader may see them; undefined where one is hidden from them. */
export function printedValues(
  names: readonly CertificateValue[],
  animal: AnimalView,
): Record<string, string | null> | undefined {
  const values: Record<string, string | null> = {};
  for (const name of names) {
    const value = valueDeclaration(name).of(animal);
    if (value === undefined) return undefined;
    values[name] = keptValue(value);
  }
  return values;
}

/** Whether a template is for an account of this kind: an owner's, or one of an allowed profile. */
export const isOpenTo = (
  template: Pick<UsableTemplate, 'isOfProfile' | 'isAvailableToOwners'>,
  { ownerId }: SignedInCaller['actor'],
): boolean => (ownerId === null ? template.isOfProfile : template.isAvailableToOwners);

/** Returns the reason why this caller cannot issue a template for an animal; undefined where they can. */
export function templateRefusal(
  template: UsableTemplate,
  animal: AnimalView,
  { actor }: SignedInCaller,
): Extract<CatalogueCode, 'CERTIFICATE_NOT_AVAILABLE' | 'INVALID_CERTIFICATION_PERMISSION'> | undefined {
  if (!isOpenTo(template, actor)) return 'INVALID_CERTIFICATION_PERMISSION';
  if (!template.animalStatuses.includes(animal.status)) return 'CERTIFICATE_NOT_AVAILABLE';
  if (template.isOnlyVeterinarians && actor.type !== 'VETERINARY') return 'INVALID_CERTIFICATION_PERMISSION';
  return printedValues(printedNames(template.source), animal)
    ? undefined
    : 'INVALID_CERTIFICATION_PERMISSION';
}
