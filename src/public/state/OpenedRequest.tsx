import { useState, type FormEvent } from 'react';
import type { publicState as en } from '../../../i18n/en/publicState.ts';
import type { publicState as pt } from '../../../i18n/pt/publicState.ts';
import type { PublicRequestState } from '../../../resources/common/publicForm/calls.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { callOnce } from '../calls.ts';
import { Field } from '../Field.tsx';
import { FilesField, readFiles, useChosenFiles, useProgress } from '../FilesField.tsx';
import { showDay } from '../showDay.ts';
import type { Texts } from '../texts.ts';
import { Trouble } from '../Trouble.tsx';
import { useHeadingFocus } from '../useHeadingFocus.ts';

type Words = typeof pt | typeof en;

interface OpenedRequestProps {
  readonly texts: Texts;
  readonly say: Words;
  readonly access: string;
  readonly opened: PublicRequestState;
}

type Outcome = keyof Words['state'];

/** Returns the state of a request, in one word. */
const outcomeOf = ({ closed, accepted, validationStatus }: PublicRequestState): Outcome => {
  if (!closed) return validationStatus === 'WAITING_DOCUMENTATION' ? validationStatus : 'WAITING_VALIDATION';
  return accepted === null ? 'CANCELED' : accepted ? 'ACCEPTED' : 'REJECTED';
};

/** A request as the person who made it sees it: its state, the answer, and what can still be done. */
export function OpenedRequest({ texts, say, access, opened }: OpenedRequestProps) {
  const [request, setRequest] = useState(opened);
  const chosen = useChosenFiles();
  const { files, setFiles, isAdding } = chosen;
  const [comments, setComments] = useState('');
  const [isAdded, setAdded] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [percent, onProgress] = useProgress();
  const { isBusy, trouble, errors, run, refuse, dismiss } = useSubmission();
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (files.length === 0) return refuse({ documents: 'MISSING' });
    void run(async () => {
      const body = { access, documents: await readFiles(files), comments: comments.trim() || null };
      setRequest(await callOnce<PublicRequestState>('/public-requests/documents', body, onProgress));
      setFiles([]);
      setAdded(true);
    });
  };
  const withdraw = (): void =>
    void run(async () => {
      setRequest(await callOnce<PublicRequestState>('/public-requests/withdraw', { access }));
      setAsking(false);
    });
  const outcome = outcomeOf(request);
  const heading = useHeadingFocus(outcome, true);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {texts.forms[request.form].title}
      </h1>
      <p className={`outcome ${outcome}`} role="status">
        {say.state[outcome]}
      </p>
      {outcome === 'ACCEPTED' && <p>{say.accepted[request.form]}</p>}
      {isAdded && outcome === 'WAITING_VALIDATION' && <p>{say.documentsAdded}</p>}
      <Trouble texts={texts} trouble={trouble} errors={errors} />
      <dl>
        <dt>{texts.fields.reference}</dt>
        <dd>{request.reference}</dd>
        <dt>{say.sent}</dt>
        <dd>{showDay(request.creationTimestamp)}</dd>
        <dt>{say.changed}</dt>
        <dd>{showDay(request.lastUpdateTimestamp)}</dd>
        {request.words && (
          <>
            <dt>{say.answer}</dt>
            <dd>{request.words}</dd>
          </>
        )}
        {request.documents.length > 0 && (
          <>
            <dt>{texts.fields.documents}</dt>
            <dd>{request.documents.map(({ filename }) => filename).join(', ')}</dd>
          </>
        )}
      </dl>
      {outcome === 'WAITING_DOCUMENTATION' && (
        <form onSubmit={add} noValidate>
          <FilesField
            texts={texts}
            chosen={chosen}
            required
            hint={texts.forms[request.form].documents}
            errors={errors}
            dismiss={dismiss}
          />
          <Field
            name="comments"
            kind="longText"
            texts={texts}
            value={comments}
            error={errors.comments}
            max={1000}
            onChange={setComments}
          />
          <button type="submit" disabled={isBusy || isAdding}>
            {isBusy ? texts.sending + percent : say.addDocuments}
          </button>
        </form>
      )}
      {!request.closed &&
        (isAsking ? (
          <div className="confirm" role="group" aria-label={say.withdraw}>
            <p>{say.withdrawAsk}</p>
            <div className="row">
              <button type="button" className="danger" disabled={isBusy} onClick={withdraw}>
                {say.withdrawYes}
              </button>
              <button type="button" className="second" onClick={() => setAsking(false)}>
                {say.withdrawNo}
              </button>
            </div>
          </div>
        ) : (
          <button type="button" className="plain" onClick={() => setAsking(true)}>
            {say.withdraw}
          </button>
        ))}
    </>
  );
}
