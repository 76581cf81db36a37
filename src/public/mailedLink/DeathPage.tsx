import { useState } from 'react';
import { publicDeath as en } from '../../../i18n/en/publicDeath.ts';
import { publicDeath as pt } from '../../../i18n/pt/publicDeath.ts';
import { MAX_CONTEST_WORDS } from '../../../resources/common/request/contestLimits.ts';
import type { DeathView } from '../../../resources/requests/deathRequest/calls.ts';
import { spaced } from '../../../resources/numbers/spaced.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { call, callOnce } from '../calls.ts';
import { Field } from '../Field.tsx';
import type { PageProps } from '../publicPages.ts';
import { showDay } from '../showDay.ts';
import { Trouble } from '../Trouble.tsx';

/** The page that the mail about the death of an animal opens: the death first, then the objection. */
export function DeathPage({ texts: common, language }: PageProps) {
  const say = { pt, en }[language];
  const texts = {
    ...common,
    fields: { ...common.fields, words: say.words },
    missing: { ...common.missing, words: say.missingWords },
    failures: { ...common.failures, DEATH_LINK_EXPIRED: say.over },
  };
  const [token] = useState(() => location.hash.slice(1));
  const [view, setView] = useState<DeathView>();
  const [words, setWords] = useState('');
  const [isDone, setDone] = useState(false);
  const { isBusy, trouble, errors, run, refuse, dismiss } = useSubmission();
  const open = (): void =>
    void run(async () => {
      setView(await call<DeathView>('POST', '/public-deaths/open', { token }));
    });
  const send = (): void => {
    if (words.trim() === '') return refuse({ words: 'MISSING_WORDS' });
    void run(async () => {
      await callOnce('/public-deaths', { token, words: words.trim() });
      setDone(true);
    });
  };
  return (
    <>
      <h1>{common.pages.death}</h1>
      <Trouble texts={texts} trouble={trouble} errors={errors} />
      {token === '' && <p>{say.noLink}</p>}
      {token !== '' && !view && (
        <>
          <p>{say.text}</p>
          <button type="button" disabled={isBusy} onClick={open}>
            {isBusy ? common.sending : say.open}
          </button>
        </>
      )}
      {view && (
        <dl>
          <dt>{say.animal}</dt>
          <dd>{view.animalName}</dd>
          <dt>{say.transponder}</dt>
          <dd>{spaced(view.transponder)}</dd>
          <dt>{say.date}</dt>
          <dd>{showDay(view.deathDate)}</dd>
          {view.entityName && (
            <>
              <dt>{say.by}</dt>
              <dd>{view.entityName}</dd>
            </>
          )}
          <dt>{say.until}</dt>
          <dd>{showDay(view.endTimestamp)}</dd>
        </dl>
      )}
      {view && !isDone && (
        <>
          <p>{say.ask}</p>
          <Field
            name="words"
            kind="longText"
            texts={texts}
            value={words}
            error={errors.words}
            required
            max={MAX_CONTEST_WORDS}
            onChange={(value) => {
              setWords(value);
              dismiss('words');
            }}
          />
          <button type="button" disabled={isBusy} onClick={send}>
            {isBusy ? common.sending : say.object}
          </button>
        </>
      )}
      <p role="status" className={isDone ? 'outcome' : undefined}>
        {isDone ? say.done : ''}
      </p>
    </>
  );
}
