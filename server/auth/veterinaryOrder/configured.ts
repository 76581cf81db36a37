import sql from 'sql-template-tag';
import type { ConfigurationValue } from '../../../resources/common/configuration/configurationValues.ts';
import type { Services } from '../../context.ts';
import { findOne } from '../../db/db.ts';
import type { OidcClient } from '../oidc/oidcClient.ts';

/** The order's sign-on as the operator has set it. */
export interface OrderInUse {
  readonly party: OidcClient<'ballotNumber'>;
  /** A second factor given at the order counts. */
  readonly acceptsSecondFactor: boolean;
  readonly logoutUrl: string | undefined;
}

/** The order's sign-on, where the server knows one and the operator has switched it on. */
export async function orderInUse({
  db,
  order,
}: Pick<Services, 'db' | 'order'>): Promise<OrderInUse | undefined> {
  if (order === null) return undefined;
  const row = await findOne<{ value: ConfigurationValue<'orderSignOn'> | null }>(
    db,
    sql`select value from configuration where key = 'orderSignOn'`,
  );
  if (!row?.value?.enabled) return undefined;
  return {
    party: order,
    acceptsSecondFactor: row.value.acceptsSecondFactor ?? false,
    logoutUrl: row.value.logoutUrl,
  };
}
