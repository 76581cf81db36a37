import sql, { type Sql } from 'sql-template-tag';
import type { RequestState } from '../../../../resources/kit/types.ts';
import type { AuditAction } from '../../../../resources/common/audit/actions.ts';
import type { StoredRecord, Values } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import type { Acceptance, AnyAcceptance } from './acceptance.ts';
import { announce } from './requestOperations.ts';
import { findRequester } from './mailRequester.ts';
import { notifyRequester, type NotifiedRequest } from './notifyRequester.ts';

interface Expiry {
  readonly parameters: { readonly days?: number | null; readonly comments?: string | null };
  readonly at: string;
}

interface Expiring extends Expiry {
  readonly write: Write;
  readonly record: StoredRecord;
  save(values: Values, action?: AuditAction): Promise<unknown>;
}

/**
 * The code of closing requests of a type whose requesters never sent the documents that were asked for: as if they had taken
 * them back, with a notification and a mail. Undone, they wait for documents again.
 */
export function expiryCode(given: AnyAcceptance) {
  const acceptance = given as unknown as Acceptance;
  const { module } = acceptance;
  return {
    find: ({ parameters: { days }, at }: Expiry): Sql =>
      sql`not t.closed and t.validation_status = 'WAITING_DOCUMENTATION'
        and t.last_update_timestamp < ${at}::timestamptz - ${days} * interval '1 day'`,
    change: async ({ write, record, parameters: { comments = null }, save }: Expiring): Promise<void> => {
      const changes: Values = {
        validationStatus: 'DONE',
        closed: true,
        accepted: null,
        ...(comments && { comments }),
        ...(await acceptance.prepareOther?.(write, record, 'CANCELED')),
      };
      const saved = (await save(changes, module.request.actions.CANCELED)) as StoredRecord &
        RequestState &
        NotifiedRequest;
      await notifyRequester(write, module, saved, 'CANCELED', comments);
      const requester = await findRequester(write.tx, module, saved);
      await announce(write, acceptance, saved, requester, 'CANCELED', comments);
    },
  };
}
