import { publicDeath as en } from '../../../i18n/en/publicDeath.ts';
import { publicDeath as pt } from '../../../i18n/pt/publicDeath.ts';
import type { DeathView } from '../../../resources/requests/deathRequest/calls.ts';
import { spaced } from '../../../resources/numbers/spaced.ts';
import type { PageProps } from '../publicPages.ts';
import { showDay } from '../showDay.ts';
import { MailedAnswer } from './MailedAnswer.tsx';

/** The page that the mail about the death of an animal opens: the death first, then the objection. */
export function DeathPage({ texts, language }: PageProps) {
  const say = { pt, en }[language];
  return (
    <MailedAnswer<DeathView>
      title={texts.pages.death}
      texts={texts}
      say={say}
      failures={{ DEATH_LINK_EXPIRED: say.over }}
      path="/public-deaths"
      facts={({ animalName, transponder, deathDate, entityName, endTimestamp }) => [
        [say.animal, animalName],
        [say.transponder, spaced(transponder)],
        [say.date, showDay(deathDate)],
        ...(entityName ? [[say.by, entityName] as const] : []),
        [say.until, showDay(endTimestamp)],
      ]}
      answer={() => ({ ask: say.ask, button: say.object, done: say.done, hasWords: true })}
    />
  );
}
