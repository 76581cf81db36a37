import { plainCode } from '../../resources/numbers/printedCode.ts';
import { isTransponder, readTransponder } from '../../resources/numbers/transponderShape.ts';
import { useState, type FormEvent } from 'react';
import { publicAdvert as en } from '../../i18n/en/publicAdvert.ts';
import { publicAdvert as pt } from '../../i18n/pt/publicAdvert.ts';
import { useSubmission } from '../runtime/submission/useSubmission.ts';
import { call } from './calls.ts';
import { Field } from './Field.tsx';
import type { PageProps } from './publicPages.ts';
import { Trouble } from './Trouble.tsx';

/** The page on which a buyer learns whether an advert is of the registered keeper. */
export function AdvertPage({ texts: common, language }: PageProps) {
  const say = { pt, en }[language];
  const texts = {
    ...common,
    fields: { ...common.fields, advertCode: say.code },
    invalid: { ...common.invalid, advertCode: say.wrongCode },
    failures: { ...common.failures, TOO_MANY_REQUESTS: say.tooMany },
  };
  const [transponder, setTransponder] = useState('');
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isConfirmed, setConfirmed] = useState<boolean>();
  const { isBusy, trouble, run } = useSubmission();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = {
      ...(!isTransponder(readTransponder(transponder)) && { transponder: 'INVALID_TRANSPONDER' }),
      ...(plainCode(code).length !== 8 && { advertCode: 'INVALID_CODE' }),
    };
    setFaults(wrong);
    setConfirmed(undefined);
    if (Object.keys(wrong).length > 0) return;
    void run(async () => {
      const answer = await call<{ confirmed: boolean }>('POST', '/public-adverts', { transponder, code });
      setConfirmed(answer.confirmed);
    });
  };
  return (
    <>
      <h1>{common.pages.advert}</h1>
      <p>{say.text}</p>
      <Trouble texts={texts} trouble={trouble} errors={faults} />
      <form onSubmit={submit} noValidate>
        <Field
          name="transponder"
          kind="digits"
          texts={texts}
          value={transponder}
          error={faults.transponder}
          required
          max={60}
          onChange={setTransponder}
        />
        <Field
          name="advertCode"
          texts={texts}
          value={code}
          error={faults.advertCode}
          required
          max={12}
          onChange={setCode}
        />
        <button type="submit" disabled={isBusy}>
          {isBusy ? common.sending : say.check}
        </button>
      </form>
      <div role="status">
        {isConfirmed !== undefined && (
          <>
            <p className={isConfirmed ? 'answer' : 'answer no'}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={isConfirmed ? 'm5 12.5 4.5 4.5L19 7.5' : 'm6.5 6.5 11 11m0-11-11 11'} />
              </svg>
              {isConfirmed ? say.yes : say.no}
            </p>
            <p>{isConfirmed ? say.confirmed : say.notConfirmed}</p>
          </>
        )}
      </div>
    </>
  );
}
