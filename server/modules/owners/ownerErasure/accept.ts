import sql from 'sql-template-tag';
import { ownerErasure } from '../../../../resources/owners/ownerErasure/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { conflict } from '../../../errors.ts';
import { defineAcceptance } from '../../common/request/acceptance.ts';
import { eraseOwner } from './eraseOwner.ts';
import { lockErasable } from './erasable.ts';
import { findErasureKey } from './sealed.ts';
import { readSubject } from './subject.ts';

type Erasure = RecordOfModule<typeof ownerErasure> & { readonly ownerId: number };

export const ownerErasureAcceptance = defineAcceptance<typeof ownerErasure, Erasure>(ownerErasure, {
  // Before the request is saved: its own grounds are among what is erased, and its version follows.
  async prepare(write, request) {
    // Two people must decide, so an impersonator cannot be one of them.
    if (write.caller.actor.impersonatorId !== null) throw conflict('NOT_WHILE_IMPERSONATING');
    const key = await findErasureKey(write.services.settings);
    if (!key) throw conflict('ERASURE_KEY_MISSING');
    await lockErasable(write, request.ownerId);
    const subject = await readSubject(write.tx, request.ownerId);
    return { ...(await eraseOwner(write, subject, { erasureId: request.id, key })) };
  },
  accept: async ({ tx }, { id }) => {
    // From here on nothing is changed that is fixed.
    await tx.query(
      sql`select set_config('register.erasing', 'off', true) from owner_erasure where id = ${id}`,
    );
  },
});
