import { useState } from 'react';
import { publicContacts as en } from '../../../i18n/en/publicContacts.ts';
import { publicContacts as pt } from '../../../i18n/pt/publicContacts.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { call } from '../calls.ts';
import type { PageProps } from '../publicPages.ts';
import { Trouble } from '../Trouble.tsx';

/** The page that the yearly mail about contacts opens: its button confirms them. */
export function ContactsPage({ texts, language }: PageProps) {
  const say = { pt, en }[language];
  const [token] = useState(() => location.hash.slice(1));
  const [isConfirmed, setConfirmed] = useState(false);
  const { isBusy, trouble, errors, run } = useSubmission();
  const confirm = (): void =>
    void run(async () => {
      await call('POST', '/public-contacts', { token });
      setConfirmed(true);
    });
  const failures = { ...texts.failures, CONTACT_LINK_EXPIRED: say.expired };
  return (
    <>
      <h1>{texts.pages.contacts}</h1>
      <p>{say.text}</p>
      <Trouble texts={{ ...texts, failures }} trouble={trouble} errors={errors} />
      {token === '' ? (
        <p>{say.noLink}</p>
      ) : (
        <>
          <p role="status" className={isConfirmed ? 'outcome' : undefined}>
            {isConfirmed ? say.confirmed : say.ask}
          </p>
          {!isConfirmed && (
            <>
              <button type="button" disabled={isBusy} onClick={confirm}>
                {isBusy ? texts.sending : say.confirm}
              </button>
              <p>
                <a href="/forms/personal-data">{say.change}</a>
              </p>
            </>
          )}
          <p>
            <a href={`/public/reminders#${token}`}>{say.refuse}</a>
          </p>
        </>
      )}
    </>
  );
}
