import sql from 'sql-template-tag';
import { dismissSetupEntry, reopenSetupEntry } from '../../../../resources/figures/setup/calls.ts';
import { findOne } from '../../../db/db.ts';
import { formError, notFound } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { readState } from './getSetupState.ts';

export const dismissSetupEntryHandler = handleWrite(
  dismissSetupEntry,
  async ({ tx, params: { name }, body: { reason }, caller, services, audit }) => {
    if (!reason) throw formError([{ property: 'reason', error: 'MISSING_REASON' }]);
    await tx.query(sql`insert into setup_dismissal (entry, reason, user_id) values (${name}, ${reason}, ${caller.actor.id})
      on conflict (entry) do update set reason = excluded.reason, user_id = excluded.user_id, creation_timestamp = now()`);
    audit({ action: 'SETUP_DISMISSED', objectType: 'setup', objectId: name, details: { reason } });
    return readState({ db: tx, settings: services.settings });
  },
);

export const reopenSetupEntryHandler = handleWrite(
  reopenSetupEntry,
  async ({ tx, params: { name }, services, audit }) => {
    const dismissed = await findOne<{ reason: string }>(
      tx,
      sql`delete from setup_dismissal where entry = ${name} returning reason`,
    );
    if (!dismissed) throw notFound();
    audit({ action: 'SETUP_REOPENED', objectType: 'setup', objectId: name, details: dismissed });
    return readState({ db: tx, settings: services.settings });
  },
);
