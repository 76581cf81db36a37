import { useState, type FormEvent } from 'react';
import { publicState as en } from '../../../i18n/en/publicState.ts';
import { publicState as pt } from '../../../i18n/pt/publicState.ts';
import type { PublicRequestState } from '../../../resources/common/publicForm/calls.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { call } from '../calls.ts';
import { CodeField } from '../CodeField.tsx';
import { Field } from '../Field.tsx';
import { OpenedRequest } from './OpenedRequest.tsx';
import type { PageProps } from '../publicPages.ts';
import { Trouble } from '../Trouble.tsx';
import { useHeadingFocus } from '../useHeadingFocus.ts';

/** The reference of the address; empty where it is typed. */
const referenceOfAddress = (): string =>
  decodeURIComponent(/^\/public\/request\/([^/]+)/.exec(location.pathname)?.[1] ?? '');

interface OpenedState {
  readonly access: string;
  readonly request: PublicRequestState;
}

/** The page on which a person follows a request: the reference, a mailed code, then the request. */
export function StatePage({ texts: common, language }: PageProps) {
  const say = { pt, en }[language];
  const texts = { ...common, failures: { ...common.failures, ...say.failures } } as typeof common;
  const [reference, setReference] = useState(referenceOfAddress);
  const [token, setToken] = useState('');
  const [code, setCode] = useState('');
  const [opened, setOpened] = useState<OpenedState>();
  const [isResent, setIsResent] = useState(false);
  const { isBusy, trouble, errors, run, refuse, dismiss } = useSubmission();
  const heading = useHeadingFocus(token === '' ? 'reference' : 'code');
  const askCode = () =>
    run(async () => {
      setIsResent(false);
      setToken((await call<{ token: string }>('POST', '/public-requests/codes', { reference })).token);
      setCode('');
      setIsResent(token !== '');
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (token === '') void askCode();
    else if (code.trim() === '') refuse({ code: 'MISSING' });
    else
      void run(async () => {
        setOpened(await call<OpenedState>('POST', '/public-requests/open', { token, code: code.trim() }));
      });
  };
  if (opened) return <OpenedRequest texts={texts} say={say} access={opened.access} opened={opened.request} />;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {texts.pages.request}
      </h1>
      <Trouble texts={texts} trouble={trouble} errors={errors} />
      <form onSubmit={submit} noValidate>
        <p>{say.stateText}</p>
        <Field
          name="reference"
          texts={texts}
          value={reference}
          error={errors.reference}
          required
          max={20}
          onChange={(value) => {
            setReference(value);
            setToken('');
            dismiss('reference');
          }}
        />
        <p role="status">{isResent ? texts.newCodeSent : token !== '' && say.codeSent}</p>
        {token !== '' && (
          <CodeField
            texts={texts}
            value={code}
            error={errors.code}
            onChange={(value) => {
              setCode(value);
              dismiss('code');
            }}
          />
        )}
        <div className="row">
          <button type="submit" disabled={isBusy}>
            {isBusy ? texts.sending : token === '' ? say.askCode : say.openRequest}
          </button>
          {token !== '' && (
            <button type="button" className="second" disabled={isBusy} onClick={() => void askCode()}>
              {texts.newCode}
            </button>
          )}
        </div>
      </form>
    </>
  );
}
