import { useState } from 'react';
import { publicContactChange as en } from '../../../i18n/en/publicContactChange.ts';
import { publicContactChange as pt } from '../../../i18n/pt/publicContactChange.ts';
import type { ContactAnswer, ContactChangeView } from '../../../resources/owners/ownerDataUpdate/calls.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { call, callOnce } from '../calls.ts';
import type { PageProps } from '../publicPages.ts';
import { showDay } from '../showDay.ts';
import { Trouble } from '../Trouble.tsx';

/** The page that the mail about a waiting change of a contact opens: what is requested first, then the answer. */
export function ContactChangePage({ texts, language }: PageProps) {
  const say = { pt, en }[language];
  const [token] = useState(() => location.hash.slice(1));
  const [view, setView] = useState<ContactChangeView>();
  const [done, setDone] = useState<ContactAnswer>();
  const { isBusy, trouble, errors, run } = useSubmission();
  const open = (): void =>
    void run(async () => {
      setView(await call<ContactChangeView>('POST', '/public-contact-changes/open', { token }));
    });
  const send = (answer: ContactAnswer): void =>
    void run(async () => {
      await callOnce('/public-contact-changes', { token, answer });
      setDone(answer);
    });
  const button = (answer: ContactAnswer, label: string, look?: string) => (
    <button type="button" className={look} disabled={isBusy} onClick={() => send(answer)}>
      {isBusy ? texts.sending : label}
    </button>
  );
  const failures = { ...texts.failures, CONTACT_CHANGE_OVER: say.over };
  return (
    <>
      <h1>{texts.pages['contact-change']}</h1>
      <Trouble texts={{ ...texts, failures }} trouble={trouble} errors={errors} />
      {token === '' && <p>{say.noLink}</p>}
      {token !== '' && !view && (
        <>
          <p>{say.text}</p>
          <button type="button" disabled={isBusy} onClick={open}>
            {isBusy ? texts.sending : say.open}
          </button>
        </>
      )}
      {view && (
        <>
          <dl>
            <dt>{say.contact}</dt>
            <dd>{say.contacts[view.contact]}</dd>
            <dt>{say.value}</dt>
            <dd>{view.hint ?? say.cleared}</dd>
            {view.entityName && (
              <>
                <dt>{say.by}</dt>
                <dd>{view.entityName}</dd>
              </>
            )}
            <dt>{say.since}</dt>
            <dd>{showDay(view.creationTimestamp)}</dd>
          </dl>
          <p role="status" className={done ? 'outcome' : undefined}>
            {done ? say.done[done] : view.mayConfirm ? say.askConfirm : say.askObject}
          </p>
          {!done && view.mayConfirm && (
            <p>
              {button('CONFIRM', say.confirm)} {button('REFUSE', say.refuse, 'second')}
            </p>
          )}
          {!done && !view.mayConfirm && button('OBJECT', say.object)}
        </>
      )}
    </>
  );
}
