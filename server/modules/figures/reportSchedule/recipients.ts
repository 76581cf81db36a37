import sql from 'sql-template-tag';
import type { ScheduleRecipient } from '../../../../resources/figures/reportSchedule/schema.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import type { ReportPlan } from '../../../reporting/report/planReport.ts';

/** An account that gets a report. */
export interface RecipientAccount {
  readonly id: number;
  readonly email: string;
  /** For which entity it sees data. */
  readonly entityId: number | null;
}

/**
 * Finds the accounts of recipients among those that the user of a schedule may know of: the own one, those of the own
 * entities, for the operator's staff all. Any other address is only an address.
 */
export async function findAccounts(
  db: Queryable,
  { actor, scopeEntityIds }: Pick<SignedInCaller, 'actor' | 'scopeEntityIds'>,
  recipients: readonly Pick<ScheduleRecipient, 'email'>[],
): Promise<ReadonlyMap<string, RecipientAccount>> {
  const emails = recipients.map(({ email }) => email);
  const entityId = actor.entity?.id ?? null;
  const found = await db.query<RecipientAccount>(sql`
    select u.id, lower(u.email) as email,
      case when u.id = ${actor.id} or u.type = 'VETERINARY' then ${entityId}::bigint else u.entity_id end as entity_id
    from app_user u
    where lower(u.email) = any(${emails}::text[]) and u.status = 'ACTIVE' and u.owner_id is null and (
      u.id = ${actor.id} or ${actor.isOperator} or u.entity_id = any(${[...scopeEntityIds]}::bigint[])
      or exists (select from veterinary_entity v where v.veterinary_id = u.veterinary_id and v.status = 'ACCEPTED'
        and v.entity_id = ${entityId}::bigint))`);
  return new Map(found.map((account) => [account.email, account]));
}

/**
 * Whether a report may be mailed to an address without an account: figures of groups without a column about persons.
 * Rows of single animals say where their owners live, and of a query it is not known what its rows are: they are sent to
 * accounts only.
 */
export const isForAddresses = ({ plan, isPersonal }: ReportPlan): boolean =>
  plan.kind === 'DATA_SET' && plan.plan.measures !== undefined && !isPersonal;
