import { useState } from 'react';
import { publicReminders as en } from '../../../i18n/en/publicReminders.ts';
import { publicReminders as pt } from '../../../i18n/pt/publicReminders.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { call } from '../calls.ts';
import type { PageProps } from '../publicPages.ts';
import { Trouble } from '../Trouble.tsx';

/** The page that the link of a reminder opens: its button refuses further ones, and wants them again. */
export function RemindersPage({ texts: common, language }: PageProps) {
  const say = { pt, en }[language];
  const { text, ask, refuse, refused, allow, allowed, noLink } = say;
  const texts = {
    ...common,
    failures: { ...common.failures, REMINDER_LINK_EXPIRED: say.expired },
  };
  const [token] = useState(() => location.hash.slice(1));
  const [answer, setAnswer] = useState<{ readonly refused: boolean }>();
  const { isBusy, trouble, errors, run } = useSubmission();
  const isRefused = answer?.refused === true;
  const change = (): void =>
    void run(async () => {
      setAnswer(await call('POST', '/public-reminders', { token, refused: !isRefused }));
    });
  return (
    <>
      <h1>{texts.pages.reminders}</h1>
      <p>{text}</p>
      <Trouble texts={texts} trouble={trouble} errors={errors} />
      {token === '' ? (
        <p>{noLink}</p>
      ) : (
        <>
          <p role="status" className={answer && 'outcome'}>
            {answer ? (isRefused ? refused : allowed) : ask}
          </p>
          <button
            type="button"
            className={isRefused ? 'second' : undefined}
            disabled={isBusy}
            onClick={change}
          >
            {isBusy ? texts.sending : isRefused ? allow : refuse}
          </button>
        </>
      )}
    </>
  );
}
