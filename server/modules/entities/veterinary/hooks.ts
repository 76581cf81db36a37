import sql from 'sql-template-tag';
import { veterinary } from '../../../../resources/entities/veterinary/schema.ts';
import { endSecrets } from '../../../auth/secrets.ts';
import { endSessions } from '../../../auth/session.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { queryBoolean } from '../../../crud/searchShape.ts';

export const veterinaryHooks = hooksFor(veterinary, {
  afterSave: async ({ tx, before, record }) => {
    // When the veterinarian may practise again too: a session may have been opened while the change was made.
    if (!before || before.active === record.active) return;
    const users = await tx.query<{ id: number }>(
      sql`select id from app_user where veterinary_id = ${record.id}`,
    );
    for (const { id } of users) {
      await endSessions(tx, id);
      await endSecrets(tx, id, 'TWO_FACTOR');
    }
  },
  filters: {
    /** The veterinarians of the caller's entity. */
    ofOwnEntity: {
      shape: queryBoolean(),
      where: (only: boolean, { actor }) =>
        only
          ? sql`t.active and t.id in (select veterinary_id from veterinary_entity
              where entity_id = ${actor.entity?.id ?? null} and status = 'ACCEPTED')`
          : sql`true`,
    },
  },
});
