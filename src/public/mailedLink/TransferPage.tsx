import { useState, type FormEvent } from 'react';
import { publicTransfer as en } from '../../../i18n/en/publicTransfer.ts';
import { publicTransfer as pt } from '../../../i18n/pt/publicTransfer.ts';
import { MAX_CONTEST_WORDS } from '../../../resources/common/request/contestLimits.ts';
import type { PartyOutcome, PartyView } from '../../../resources/requests/animalTransfer/partyCalls.ts';
import { spaced } from '../../../resources/numbers/spaced.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { call, callOnce } from '../calls.ts';
import { Field } from '../Field.tsx';
import type { PageProps } from '../publicPages.ts';
import { showDay } from '../showDay.ts';
import { Trouble } from '../Trouble.tsx';

type Answer = 'CONFIRM' | 'REFUSE' | 'OBJECT' | 'REPLY';
type Words = typeof pt | typeof en;
type Done = keyof Words['done'];

/** Returns the result of an answer, as a key of the texts. */
const doneOf = (answer: Answer, { step, accepted }: PartyOutcome): Done => {
  if (answer === 'REFUSE') return 'REFUSED';
  if (answer !== 'CONFIRM') return 'CONTESTED';
  if (accepted) return 'ACCEPTED';
  return step === 'WAITS_FOR_STAFF' ? 'WAITS_FOR_STAFF' : 'WAITS_FOR_OTHER';
};

interface FactsProps {
  readonly view: PartyView;
  readonly say: Words;
  /** What the answer has come to; nothing is waited for any more. */
  readonly done: Done | undefined;
}

/** The animal, the other party, and the last day for an answer. */
function Facts({ view, say, done }: FactsProps) {
  const isDone =
    done === 'ACCEPTED' || view.step === 'OBJECT' || view.step === 'REPLY' || view.step === 'CONTESTED';
  const other =
    view.party === 'GIVER' ? (isDone ? say.newOwner : say.receiver) : isDone ? say.formerOwner : say.giver;
  return (
    <dl>
      <dt>{say.animal}</dt>
      <dd>{view.animalName}</dd>
      <dt>{say.transponder}</dt>
      <dd>{spaced(view.transponder)}</dd>
      <dt>{other}</dt>
      <dd>{view.ownerName}</dd>
      {view.endTimestamp && !done && (
        <>
          <dt>{say.until}</dt>
          <dd>{showDay(view.endTimestamp)}</dd>
        </>
      )}
    </dl>
  );
}

/** The page that the mails of a change of owner by two parties open: the tax number first, then the answer. */
export function TransferPage({ texts: common, language }: PageProps) {
  const say = { pt, en }[language];
  const texts = {
    ...common,
    fields: { ...common.fields, vatNumber: say.vatNumber, words: say.words, reason: say.reason },
    invalid: { ...common.invalid, vatNumber: say.wrongNumber },
    missing: { ...common.missing, vatNumber: say.missingNumber, words: say.missingWords },
    failures: { ...common.failures, TRANSFER_LINK_EXPIRED: say.expired },
  };
  const [token] = useState(() => location.hash.slice(1));
  const [vatNumber, setVatNumber] = useState('');
  const [view, setView] = useState<PartyView>();
  const [words, setWords] = useState('');
  const [isRefusing, setRefusing] = useState(false);
  const [done, setDone] = useState<Done>();
  const { isBusy, trouble, errors, run, refuse, dismiss } = useSubmission();
  const open = (event: FormEvent): void => {
    event.preventDefault();
    if (vatNumber.trim() === '') return refuse({ vatNumber: 'MISSING_VAT_NUMBER' });
    void run(async () => {
      setView(await call<PartyView>('POST', '/public-transfers/open', { token, vatNumber }));
    });
  };
  const send = (answer: Answer): void => {
    const needsWords = answer === 'OBJECT' || answer === 'REPLY';
    if (needsWords && words.trim() === '') return refuse({ words: 'MISSING_WORDS' });
    void run(async () => {
      const body = { token, vatNumber, answer, words: words.trim() || null };
      setDone(doneOf(answer, await callOnce<PartyOutcome>('/public-transfers', body)));
    });
  };
  const wordsField = (name: 'words' | 'reason', required: boolean) => (
    <Field
      name={name}
      kind="longText"
      texts={texts}
      value={words}
      error={errors.words}
      required={required}
      max={MAX_CONTEST_WORDS}
      onChange={(value) => {
        setWords(value);
        dismiss('words');
      }}
    />
  );
  const button = (answer: Answer, label: string, look?: string) => (
    <button type="button" className={look} disabled={isBusy} onClick={() => send(answer)}>
      {isBusy ? common.sending : label}
    </button>
  );
  return (
    <>
      <h1>{common.pages.transfer}</h1>
      <Trouble texts={texts} trouble={trouble} errors={errors} />
      {token === '' && <p>{say.noLink}</p>}
      {token !== '' && !view && (
        <form onSubmit={open} noValidate>
          <p>{say.text}</p>
          <Field
            name="vatNumber"
            texts={texts}
            value={vatNumber}
            error={errors.vatNumber}
            required
            max={25}
            onChange={(value) => {
              setVatNumber(value);
              dismiss('vatNumber');
            }}
          />
          <button type="submit" disabled={isBusy}>
            {isBusy ? common.sending : say.open}
          </button>
        </form>
      )}
      {view && <Facts view={view} say={say} done={done} />}
      {view && !done && view.step === 'CONFIRM' && !isRefusing && (
        <>
          <p>{view.party === 'GIVER' ? say.askGiver : say.askReceiver}</p>
          <div className="row">
            {button('CONFIRM', say.confirm)}
            <button type="button" className="second" disabled={isBusy} onClick={() => setRefusing(true)}>
              {say.refuse}
            </button>
          </div>
        </>
      )}
      {view && !done && view.step === 'CONFIRM' && isRefusing && (
        <div className="confirm" role="group" aria-label={say.refuse}>
          <p>{say.refuseAsk}</p>
          {wordsField('reason', false)}
          <div className="row">
            {button('REFUSE', say.refuseYes, 'danger')}
            <button type="button" className="second" disabled={isBusy} onClick={() => setRefusing(false)}>
              {say.refuseNo}
            </button>
          </div>
        </div>
      )}
      {view && !done && view.step === 'OBJECT' && (
        <>
          <p>{say.objectText}</p>
          {wordsField('words', true)}
          {button('OBJECT', say.object)}
        </>
      )}
      {view && !done && view.step === 'REPLY' && (
        <>
          <h2>{say.contestWords}</h2>
          <blockquote>{view.contestWords}</blockquote>
          <p>{say.replyText}</p>
          {wordsField('words', true)}
          {button('REPLY', say.reply)}
        </>
      )}
      {view?.endingWords && !done && (
        <>
          <h2>{say.endingWords}</h2>
          <blockquote>{view.endingWords}</blockquote>
        </>
      )}
      {view && !done && Object.hasOwn(say.state, view.step) && (
        <p className="outcome">{say.state[view.step as keyof Words['state']]}</p>
      )}
      <p role="status" className={done ? 'outcome' : undefined}>
        {done ? say.done[done] : ''}
      </p>
    </>
  );
}
