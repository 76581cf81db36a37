import { Fragment, useState } from 'react';
import { MAX_CONTEST_WORDS } from '../../../resources/common/request/contestLimits.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { call, callOnce } from '../calls.ts';
import { Field } from '../Field.tsx';
import type { PageProps } from '../publicPages.ts';
import { Trouble } from '../Trouble.tsx';

interface MailedAnswerProps<View> {
  readonly title: string;
  readonly texts: PageProps['texts'];
  readonly say: Readonly<Record<'noLink' | 'text' | 'open' | 'words' | 'missingWords', string>>;
  /** Sentences of the codes by which this link is refused. */
  readonly failures: Readonly<Record<string, string>>;
  /** The call that takes the answer; what is asked is opened by the one below it. */
  readonly path: string;
  /** What is asked about, each with what it is called. */
  readonly facts: (view: View) => readonly (readonly [term: string, value: string])[];
  /** The answer that can be given, and whether it is given in words. */
  readonly answer: (view: View) => {
    readonly ask: string;
    readonly button: string;
    readonly done: string;
    readonly hasWords: boolean;
  };
}

/** A page that a mail opens by a link of its own: what it is about first, then the answer. */
export function MailedAnswer<View>({
  title,
  texts: common,
  say,
  failures,
  path,
  facts,
  answer,
}: MailedAnswerProps<View>) {
  const texts = {
    ...common,
    fields: { ...common.fields, words: say.words },
    missing: { ...common.missing, words: say.missingWords },
    failures: { ...common.failures, ...failures },
  };
  const [token] = useState(() => location.hash.slice(1));
  const [view, setView] = useState<View>();
  const [words, setWords] = useState('');
  const [isDone, setDone] = useState(false);
  const { isBusy, trouble, errors, run, refuse, dismiss } = useSubmission();
  const asked = view && answer(view);
  const open = (): void => void run(async () => setView(await call<View>('POST', `${path}/open`, { token })));
  const send = (): void => {
    if (asked?.hasWords && words.trim() === '') return refuse({ words: 'MISSING_WORDS' });
    void run(async () => {
      await callOnce(path, { token, ...(asked?.hasWords && { words: words.trim() }) });
      setDone(true);
    });
  };
  return (
    <>
      <h1>{title}</h1>
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
          {facts(view).map(([term, value]) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {asked && !isDone && (
        <>
          <p>{asked.ask}</p>
          {asked.hasWords && (
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
            {isBusy ? common.sending : asked.button}
          </button>
        </>
      )}
      <p role="status" className={isDone ? 'outcome' : undefined}>
        {isDone && asked ? asked.done : ''}
      </p>
    </>
  );
}
