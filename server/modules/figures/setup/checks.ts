import type { SetupEntryName } from '../../../../resources/figures/setup/entries.ts';
import { findSealKeys } from '../../../audit/sealKeys.ts';
import { findSigningKeys } from '../../../certificates/signingKeys.ts';
import type { Queryable } from '../../../db/db.ts';
import type { Settings } from '../../../settings/settings.ts';
import { hasWholeCountry } from '../../reference/address/hasWholeCountry.ts';
import { hasUserOfAnEntity } from '../../access/user/hasUserOfAnEntity.ts';
import { hasRestoredBackup } from '../../common/backup/hasRestoredBackup.ts';
import { areSetByOperator } from '../../common/configuration/areSetByOperator.ts';
import { hasEntity } from '../../entities/entity/hasEntity.ts';
import { hasWorkingVeterinarian } from '../../entities/veterinary/hasWorkingVeterinarian.ts';
import { hasEntityWithCredits } from '../../money/billingTransaction/hasEntityWithCredits.ts';
import { hasPricesInForce } from '../../money/pricingTable/hasPricesInForce.ts';
import { findErasureKey } from '../../owners/ownerErasure/sealed.ts';
import { missingOfMail } from './mailSender.ts';

/** Whether an entry is done; a text names the step that is missing of it. */
type SetupCheck = (services: {
  readonly db: Queryable;
  readonly settings: Settings;
}) => Promise<boolean | string>;

/** What the server finds of each entry of the setup list. */
export const SETUP_CHECKS: Readonly<Record<SetupEntryName, SetupCheck>> = {
  publicAddress: async ({ settings }) => settings.publicUrl.startsWith('https:'),
  mail: async ({ db, settings }) => (await missingOfMail(db, settings)) ?? true,
  auditKey: async ({ settings }) => (await findSealKeys(settings))?.signing !== undefined,
  signingKey: async ({ settings }) => (await findSigningKeys(settings)) !== undefined,
  erasureKey: async ({ settings }) => (await findErasureKey(settings)) !== undefined,
  addresses: ({ db }) => hasWholeCountry(db),
  legalTexts: ({ db }) => areSetByOperator(db, ['legalWarning', 'privacyNotice']),
  prices: ({ db }) => hasPricesInForce(db),
  entity: ({ db, settings }) => hasEntity(db, settings),
  user: ({ db, settings }) => hasUserOfAnEntity(db, settings),
  veterinarian: ({ db }) => hasWorkingVeterinarian(db),
  credits: ({ db }) => hasEntityWithCredits(db),
  backup: ({ db }) => hasRestoredBackup(db),
};
