import sql from 'sql-template-tag';
import { getSetupState, type SetupState } from '../../../../resources/figures/setup/calls.ts';
import { SETUP_ENTRIES } from '../../../../resources/figures/setup/entries.ts';
import type { Queryable } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import type { Settings } from '../../../settings/settings.ts';
import { SETUP_CHECKS } from './checks.ts';

type Dismissal = NonNullable<SetupState['entries'][number]['dismissal']>;

/** Checks every entry now. What is done counts as done, also where it was dismissed before. */
export async function readState(services: {
  readonly db: Queryable;
  readonly settings: Settings;
}): Promise<SetupState> {
  const dismissed = await services.db.query<Dismissal & { entry: string }>(sql`
    select d.entry, d.reason, d.creation_timestamp, jsonb_build_object('id', u.id, 'name', u.name) as user
    from setup_dismissal d join app_user u on u.id = d.user_id`);
  const entries: SetupState['entries'] = [];
  for (const { name } of SETUP_ENTRIES) {
    // eslint-disable-next-line no-await-in-loop -- small reads, in a transaction one after the other
    const found = await SETUP_CHECKS[name](services);
    const row = dismissed.find(({ entry }) => entry === name);
    entries.push({
      name,
      state: found === true ? 'DONE' : row ? 'DISMISSED' : 'OPEN',
      step: typeof found === 'string' ? found : null,
      dismissal: row
        ? { reason: row.reason, user: row.user, creationTimestamp: row.creationTimestamp }
        : null,
    });
  }
  const open = entries.filter(({ state }) => state === 'OPEN').length;
  return { entries, open, isOnHome: open > 0 && !services.settings.demo };
}

export const getSetupStateHandler = handleRead(getSetupState, ({ services }) => readState(services));
