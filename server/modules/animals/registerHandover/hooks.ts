import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { registerHandover } from '../../../../resources/animals/registerHandover/schema.ts';
import { readTransponder } from '../../../../resources/numbers/transponderShape.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { conflict, formError } from '../../../errors.ts';
import { refuseUnless } from '../../../write/states.ts';
import { findAnimal } from '../animal/record/findAnimal.ts';
import { findAnimalId } from '../animal/record/animalOfRequest.ts';
import { findEveryEmail } from '../../owners/owner/ownerEmails.ts';
import { mailAsked } from './mails.ts';
import { queueMessage } from './messages.ts';
import { CAN_MOVE } from './movable.ts';

export const registerHandoverHooks = hooksFor(registerHandover, {
  // What other registers announce is for the operator; what is announced here, for the entity that did it.
  scope: ({ actor, scopeEntityIds }) =>
    actor.isOperator ? null : sql`t.creation_entity_id = any(${[...scopeEntityIds]}::bigint[])`,
  hasSearchText: false,
  filters: {
    /** The whole number. */
    transponder: {
      shape: queryText(),
      where: (text: string) => sql`t.transponder = ${readTransponder(text)}`,
    },
  },
  checkInput: async (write) => {
    const { tx, before, input, caller } = write;
    if (before !== null) return;
    if ((await findAnimalId(tx, input.transponder!)) === null)
      throw formError([{ property: 'transponder', error: 'TRANSPONDER_NOT_REGISTERED' }]);
    // Of an animal of its own: that a veterinarian finds any by number opens no hand-over.
    const animal = await findAnimal(write, input.transponder!);
    if (!animal.isInScope)
      throw formError([{ property: 'transponder', error: 'TRANSPONDER_NOT_REGISTERED' }]);
    refuseUnless(CAN_MOVE, animal, caller);
    if (
      input.proof === 'DOCUMENT' &&
      !input.ownerTold &&
      (await findEveryEmail(tx, animal.ownerId!)).length === 0
    )
      throw formError([{ property: 'ownerTold', error: 'MISSING_OWNER_TOLD' }]);
  },
  beforeSave: async ({ tx, before, changes, caller: { actor } }) => {
    if (before || changes.direction) return {};
    const animalId = await findAnimalId(tx, changes.transponder as string);
    return {
      direction: 'OUT',
      state: changes.proof === 'DOCUMENT' ? 'ANNOUNCED' : 'AWAITING_OWNER',
      animalId,
      proof: changes.proof ?? 'LINK',
      reference: randomUUID(),
      creationUserId: actor?.id ?? null,
      creationEntityId: actor?.entity?.id ?? null,
    };
  },
  afterSave: async (write) => {
    const { tx, before, record } = write;
    if (before || record.direction !== 'OUT') return;
    const [animal] = await tx.query<{ name: string; transponder: string; ownerId: number | null }>(
      sql`update register_handover h set owner_id = a.owner_id from animal a
        where h.id = ${record.id} and a.id = h.animal_id returning a.name, a.transponder, a.owner_id`,
    );
    if (record.state === 'ANNOUNCED') return queueMessage(tx, record.id, 'ANNOUNCED');
    if (!(await mailAsked(write, record, animal!))) throw conflict('HANDOVER_OWNER_UNREACHABLE');
  },
});
