import { markAnimalDead } from '../../../../resources/animal/calls.ts';
import { dayIn, isIsoDate } from '../../../../resources/numbers/dates.ts';
import { handleWrite } from '../../../http/handle.ts';
import { refuseStale, saveRecord } from '../../../write/saveRecord.ts';
import { animals } from '../record/animals.ts';
import { findAnimal, mustAllow } from '../record/findAnimal.ts';

/** The day of a day or, in a zone, of a moment; undefined when it is neither. */
function dayOf(text: string, timezone: string): string | undefined {
  if (isIsoDate(text)) return text;
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(Date.parse(text))) return undefined;
  return dayIn(timezone, new Date(text));
}

export const markAnimalDeadHandler = handleWrite(markAnimalDead, async (context) => {
  const { params, body, caller, fail } = context;
  const animal = await findAnimal(context, params.transponder);
  mustAllow('SET_DEAD', animal, caller);
  await refuseStale(context, animals, animal, body.version);
  const text = body.deathTimestamp?.trim();
  if (!text)
    return fail('FORM_ERROR_MSG', [{ property: 'deathTimestamp', error: 'MISSING_DEATH_TIMESTAMP' }]);
  const { timezone } = caller.actor;
  const deathDate = dayOf(text, timezone);
  const today = dayIn(timezone);
  if (deathDate === undefined || deathDate > today || deathDate < animal.birthdate) {
    return fail('FORM_ERROR_MSG', [{ property: 'deathTimestamp', error: 'INVALID_DEATH_TIMESTAMP' }]);
  }
  const columns = { status: 'DEAD', deathDate, isLocked: true, lockReason: 'DEATH' } as const;
  const changed = await saveRecord(context, animals, animal, columns, 'MARK_DEAD');
  return { id: changed.id, version: changed.version, status: 'DEAD', deathDate, isLocked: true };
});
