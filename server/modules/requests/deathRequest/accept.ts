import { setDead, setNotDead } from '../../../../resources/animals/animal/operations.ts';
import { deathRequest, isOfStandingDeath } from '../../../../resources/requests/deathRequest/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import type { RequestEvent } from '../../../../resources/kit/types.ts';
import { conflict, formError } from '../../../errors.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail } from '../../../mail/texts.ts';
import type { Values } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { refuseByState } from '../../../write/states.ts';
import { animals } from '../../animals/animal/record/animals.ts';
import { lockAnyAnimal } from '../../animals/animal/record/findAnimal.ts';
import { mailOwner } from '../../owners/owner/mailOwner.ts';
import { findEveryEmail } from '../../owners/owner/ownerEmails.ts';
import { readOwner } from '../../owners/owner/ownerRecord.ts';
import { lockAnimalOfRequest } from '../../animals/animal/record/animalOfRequest.ts';
import { defineAcceptance } from '../../common/request/acceptance.ts';
import { mailRequester, type Requester } from '../../common/request/mailRequester.ts';

type Death = RecordOfModule<typeof deathRequest> & {
  readonly transponder: string;
  readonly deathDate: string;
  readonly origin: string;
  readonly requesterEmail: string | null;
};

const anyone = { permission: 'SIGNED_IN' } as const;

/** Writes to every address of the owner what became of the objection. */
async function mailContest(write: Write, { animalId, contestState }: Death): Promise<void> {
  if (contestState === 'NOTIFIED') return;
  const { tx, services } = write;
  const { name: animalName, transponder, ownerId } = await lockAnyAnimal(tx, animalId!);
  if (ownerId === null) return;
  for (const { email, language } of await findEveryEmail(tx, ownerId)) {
    const target = { to: email, language, publicUrl: services.settings.publicUrl };
    const about = { animalName, transponder, stands: contestState === 'STANDS' };
    await enqueueMail(tx, composeMail('deathContestDecided', target, about), 'NOTICE');
  }
}

/**
 * An owner to whom nothing can be mailed learns of the death by staff, who say how.
 * @throws Refusal 422 at `ownerNotice`
 */
async function requireNotice(write: Write, ownerId: number | null, { ownerNotice }: Values): Promise<void> {
  if (ownerId === null || ownerNotice) return;
  if ((await findEveryEmail(write.tx, ownerId)).length === 0)
    throw formError([{ property: 'ownerNotice', error: 'MISSING_OWNER_NOTICE' }]);
}

export const deathRequestAcceptance = defineAcceptance<typeof deathRequest, Death>(deathRequest, {
  async prepare(write, request, given) {
    if (request.contestState === 'OPEN') return { contestState: 'STANDS' };
    if (request.contestState === 'UNNOTIFIED') {
      const { ownerId } = await lockAnyAnimal(write.tx, request.animalId!);
      await requireNotice(write, ownerId, given);
      return { contestState: 'NOTIFIED' };
    }
    const animal = await lockAnimalOfRequest(write, request);
    // The permission is that of deciding; the states are those of registering a death at once.
    refuseByState({ ...anyone, when: setDead.when }, animal, write.caller);
    const day = { deathTimestamp: request.deathDate };
    if (setDead.check?.(day, animal, write.caller.actor).length) throw conflict('INVALID_DEATH_DATE');
    // An owner who reports it knows.
    if (request.relation !== 'OWNER') await requireNotice(write, animal.ownerId, given);
    return { animalId: animal.id };
  },
  async prepareOther(write, request, event) {
    if (!isOfStandingDeath(request)) return {};
    if (event !== 'REJECTED') throw conflict('TRANSFER_TAKES_NO_DOCUMENTS');
    const animal = await lockAnyAnimal(write.tx, request.animalId!);
    refuseByState({ ...anyone, when: setNotDead.when }, animal, write.caller);
    return { contestState: 'UNDONE' };
  },
  async accept(write, { animalId, deathDate, requesterEmail, contestState }) {
    if (contestState) return;
    const animal = await lockAnyAnimal(write.tx, animalId!);
    const changes = setDead.change!({ deathTimestamp: deathDate }, animal, write.caller.actor);
    await saveRecord(write, animals, animal, changes, 'SET_DEAD');
    const { name: animalName, transponder, ownerId } = animal;
    if (ownerId === null) return;
    const owner = await readOwner(write.tx, ownerId);
    await mailOwner(write, 'animalReportedDead', owner, requesterEmail, { animalName, transponder });
  },
  async reject(write, { animalId, contestState }) {
    if (contestState !== 'UNDONE') return;
    const animal = await lockAnyAnimal(write.tx, animalId!);
    const changes = setNotDead.change!({}, animal, write.caller.actor);
    await saveRecord(write, animals, animal, changes, 'SET_NOT_DEAD');
  },
  mail: (
    write: Write,
    request: Death,
    event: RequestEvent,
    words: string | null,
    requester: Requester | undefined,
  ) =>
    request.contestState
      ? mailContest(write, request)
      : mailRequester(write, deathRequest, request, requester, event, words),
});
