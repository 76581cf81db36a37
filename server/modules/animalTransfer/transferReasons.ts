import { animalTransfer as english } from '../../../i18n/en/animalTransfer/module.ts';
import { animalTransfer as portuguese } from '../../../i18n/pt/animalTransfer/module.ts';
import { transferReasons } from '../../../resources/animalTransfer/calls.ts';
import { handleRead } from '../../http/handle.ts';
import { inLanguage } from '../../language.ts';

/** What papers can still mend; everything can be a reason to reject. */
const MENDABLE = new Set([
  'DECLARATION_NOT_SIGNED',
  'TRANSPONDER_MISMATCH',
  'DOCUMENT_ILLEGIBLE',
  'IDENTITY_MISSING',
]);

export const transferReasonsHandler = handleRead(transferReasons, async ({ caller }) => {
  const { reasons } = inLanguage(caller.actor.language, { pt: portuguese, en: english });
  return Object.entries(reasons).map(([id, name]) => ({
    id,
    name,
    validations: MENDABLE.has(id)
      ? (['REJECTED', 'MORE_INFORMATION_NEEDED'] as const).slice()
      : (['REJECTED'] as const).slice(),
  }));
});
