import sql from 'sql-template-tag';
import type { Db, Queryable } from '../db/db.ts';
import type { Settings } from '../settings/settings.ts';
import { seedBreeds, type Breed } from '../modules/reference/breed/seed/breeds.ts';
import { seedCertificateTemplates } from '../modules/animals/certificateTemplate/seed.ts';
import { seedConfiguration } from '../modules/common/configuration/seed/configuration.ts';
import { seedOperator } from '../modules/entities/entity/seed/operator.ts';
import { seedProfiles, seedProposedRoles, type ProfileIds } from '../modules/entities/entityProfile/seed.ts';
import { seedRoles, type RoleIds } from '../modules/access/role/seed.ts';
import { seedVaccines } from '../modules/reference/vaccine/seed.ts';
import { seedReaders } from '../modules/figures/dashboard/seed.ts';
import { seedReportTemplates } from '../modules/figures/reportTemplate/seed.ts';
import { seedHelp } from '../modules/support/helpArticle/seed/seedHelp.ts';

/** The reference data of every register, on which the demonstration is built. */
export interface Reference {
  breeds: Breed[];
  profiles: ProfileIds;
  roles: RoleIds;
}

/**
 * Writes what a register needs before its first record, also in production: breeds, vaccines, entity
 * profiles, roles, the operator's entities, configuration, help, who sees which dashboard. Whatever is there already stays as it is, so that
 * it may run at every start.
 */
export async function seedReference(db: Db, settings: Pick<Settings, 'productToken'>): Promise<Reference> {
  return db.transaction((tx) => writeReference(tx, settings.productToken));
}

async function writeReference(tx: Queryable, productToken: string): Promise<Reference> {
  const profiles = await seedProfiles(tx, productToken);
  const roles = await seedRoles(tx);
  await seedProposedRoles(tx, profiles, roles);
  await tx.query(sql`select keep_first_versions_of_access()`);
  await seedOperator(tx, profiles.operator);
  await seedVaccines(tx);
  await seedConfiguration(tx);
  await seedCertificateTemplates(tx);
  await seedReportTemplates(tx);
  await seedReaders(tx, profiles.municipality);
  await seedHelp(tx);
  return { breeds: await seedBreeds(tx), profiles, roles };
}
