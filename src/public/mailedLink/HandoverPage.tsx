import { publicHandover as en } from '../../../i18n/en/publicHandover.ts';
import { publicHandover as pt } from '../../../i18n/pt/publicHandover.ts';
import type { HandoverView } from '../../../resources/animals/registerHandover/calls.ts';
import { spaced } from '../../../resources/numbers/spaced.ts';
import type { PageProps } from '../publicPages.ts';
import { showDay } from '../showDay.ts';
import { MailedAnswer } from './MailedAnswer.tsx';

/** The page that mails about the hand-over of an animal open: the hand-over first, then the answer. */
export function HandoverPage({ texts, language }: PageProps) {
  const say = { pt, en }[language];
  return (
    <MailedAnswer<HandoverView>
      title={texts.pages.handover}
      texts={texts}
      say={say}
      failures={{ HANDOVER_LINK_EXPIRED: say.over }}
      path="/public-handovers"
      facts={({ animalName, transponder, registerName, country, endTimestamp }) => [
        [say.animal, animalName],
        [say.transponder, spaced(transponder)],
        [say.register, `${registerName} (${country})`],
        [say.until, showDay(endTimestamp)],
      ]}
      answer={({ act }) =>
        act === 'AGREE'
          ? { ask: say.askAgree, button: say.agree, done: say.agreed, hasWords: false }
          : { ask: say.ask, button: say.object, done: say.objected, hasWords: true }
      }
    />
  );
}
