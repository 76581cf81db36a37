import sql, { type Sql } from 'sql-template-tag';
import { CONFIGURATION_DEFAULTS } from '../../../../resources/common/configuration/defaults.ts';
import type { PriceLine, Service } from '../../../../resources/money/pricingTable/services.ts';
import { REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';
import type { MovementPrice } from './movementPrice.ts';
import { getOne, type Queryable } from '../../../db/db.ts';

/** A price that is in force, and the table that says it. */
export interface Price extends PriceLine {
  readonly tableId: number;
}

/** The day in Portugal of a moment, as part of a statement; today by default. */
const dayOf = (at: Date | undefined): Sql =>
  sql`(coalesce(${at?.toISOString() ?? null}::timestamptz, now()) at time zone ${REGISTER_ZONE})::date`;

/** The profile of an entity, as part of a statement. */
export const profileOf = (entityId: number | null): Sql =>
  sql`(select profile_id from entity where id = ${entityId}::bigint)`;

/**
 * The price of a service for entities of a profile, as a value of a statement (JSON of `Price`; null where it has none).
 * Of several services the first that has one.
 */
export const priceValue = (
  profileId: Sql,
  services: readonly Service[],
  day: Sql = dayOf(undefined),
): Sql => sql`(
  select l || jsonb_build_object('tableId', p.id) from pricing_table p, jsonb_array_elements(p.lines) l
  where daterange(p.valid_from, p.valid_to, '[]') @> ${day}
    and (p.entity_profile_ids = '{}' or ${profileId} = any(p.entity_profile_ids))
    and l ->> 'service' = any(${services}::text[])
  order by array_position(${services}::text[], l ->> 'service') limit 1)`;

/** The credits that a registration costs where no line has its price, as part of a statement. */
export const configuredCredits: Sql = sql`coalesce(
  (select (value #>> '{}')::int from configuration where key = 'registrationCredits'), ${CONFIGURATION_DEFAULTS.registrationCredits})`;

/** The price of a registration: unlike that of other services it is never none. */
export interface RegistrationPrice extends MovementPrice {
  readonly credits: number;
}

/**
 * The price of a registration for an entity, as a value of a statement (JSON of `RegistrationPrice`). One by a
 * pre-registration has a line of its own, or costs what a registration does.
 */
export const registrationPrice = (
  entityId: number | null,
  service: 'REGISTRATION' | 'PRE_REGISTRATION' = 'REGISTRATION',
): Sql => sql`coalesce(
  ${priceValue(profileOf(entityId), [...new Set([service, 'REGISTRATION'] as const)])},
  jsonb_build_object('service', ${service}::text, 'credits', ${configuredCredits}, 'tableId', null, 'unitPrice', null,
    'vatRate', null))`;

/** Whose price is meant: that of an entity, or of all entities of a profile. */
type Payer = { readonly entityId: number } | { readonly profileId: number | null };

/**
 * Returns the price of a service that is in force for an entity, or for entities of a profile.
 * @param request `at` is the moment of the act, now by default: its day in Portugal counts
 * @returns credits, net unit price in cents, VAT rate in percent and the table; undefined where the service has no line
 */
export async function priceInForce(
  db: Queryable,
  { service, at, ...payer }: Payer & { readonly service: Service; readonly at?: Date },
): Promise<Price | undefined> {
  const profileId = 'entityId' in payer ? profileOf(payer.entityId) : sql`${payer.profileId}::bigint`;
  const { price } = await getOne<{ price: Price | null }>(
    db,
    sql`select ${priceValue(profileId, [service], dayOf(at))} as price`,
  );
  return price ?? undefined;
}
