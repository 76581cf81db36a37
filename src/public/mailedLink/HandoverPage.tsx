import { useState } from 'react';
import { publicHandover as en } from '../../../i18n/en/publicHandover.ts';
import { publicHandover as pt } from '../../../i18n/pt/publicHandover.ts';
import { MAX_CONTEST_WORDS } from '../../../resources/common/request/contestLimits.ts';
import type { HandoverView } from '../../../resources/animals/registerHandover/calls.ts';
import { spaced } from '../../../resources/numbers/spaced.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { call, callOnce } from '../calls.ts';
import { Field } from '../Field.tsx';
import type { PageProps } from '../publicPages.ts';
import { showDay } from '../showDay.ts';
import { Trouble } from '../Trouble.tsx';

/** The page that mails about the hand-over of an animal open: the hand-over first, then the answer. */
export function HandoverPage({ texts: common, language }: PageProps) {
  const say = { pt, en }[language];
  const texts = {
    ...common,
    fields: { ...common.fields, words: say.words },
    missing: { ...common.missing, words: say.missingWords },
    failures: { ...common.failures, HANDOVER_LINK_EXPIRED: say.over },
  };
  const [token] = useState(() => location.hash.slice(1));
  const [view, setView] = useState<HandoverView>();
  const [words, setWords] = useState('');
  const [isDone, setDone] = useState(false);
  const isAgreement = view?.act === 'AGREE';
  const { isBusy, trouble, errors, run, refuse, dismiss } = useSubmission();
  const open = (): void =>
    void run(async () => {
      setView(await call<HandoverView>('POST', '/public-handovers/open', { token }));
    });
  const send = (): void => {
    if (!isAgreement && words.trim() === '') return refuse({ words: 'MISSING_WORDS' });
    void run(async () => {
      await callOnce('/public-handovers', { token, ...(!isAgreement && { words: words.trim() }) });
      setDone(true);
    });
  };
  return (
    <>
      <h1>{common.pages.handover}</h1>
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
          <dt>{say.register}</dt>
          <dd>
            {view.registerName} ({view.country})
          </dd>
          <dt>{say.until}</dt>
          <dd>{showDay(view.endTimestamp)}</dd>
        </dl>
      )}
      {view && !isDone && (
        <>
          <p>{isAgreement ? say.askAgree : say.ask}</p>
          {!isAgreement && (
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
          )}
          <button type="button" disabled={isBusy} onClick={send}>
            {isBusy ? common.sending : isAgreement ? say.agree : say.object}
          </button>
        </>
      )}
      <p role="status" className={isDone ? 'outcome' : undefined}>
        {isDone ? (isAgreement ? say.agreed : say.objected) : ''}
      </p>
    </>
  );
}
