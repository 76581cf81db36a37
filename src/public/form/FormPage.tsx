import { useState, type FormEvent } from 'react';
import { publicForm, type PublicFormName } from '../../../resources/common/publicForm/forms.ts';
import { isAsked, isNeeded, readForm } from '../../../resources/common/publicForm/readForm.ts';
import { cleanEmail, isEmail } from '../../../resources/numbers/email.ts';
import { parseValues, readPrefill } from '../../runtime/formPrefill.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { call, callOnce } from '../calls.ts';
import { CodeField } from '../CodeField.tsx';
import { Field } from '../Field.tsx';
import { FilesField, readFiles, useChosenFiles, useProgress } from '../FilesField.tsx';
import { OneField } from './OneField.tsx';
import { readStored, store, tagOf, type Language, type Texts } from '../texts.ts';
import { Trouble } from '../Trouble.tsx';
import { useHeadingFocus } from '../useHeadingFocus.ts';
import { useAbroad } from './useAbroad.ts';

interface FormPageProps {
  readonly name: PublicFormName;
  readonly texts: Texts;
  readonly language: Language;
}

type Typed = Readonly<Record<string, string>>;
type Step = 'fill' | 'code' | 'done';

const draftKey = (name: string): string => `coleira.form.${name}`;

/** What was typed before, or what the page that leads to the form knows of the person. */
function readDraft(name: PublicFormName): Typed {
  const kept = readStored(draftKey(name));
  return kept === null ? readPrefill(name) : parseValues(kept);
}

/** One public form in three steps: what is asked, the code that confirms the address, the reference. */
export function FormPage({ name, texts: common, language }: FormPageProps) {
  const form = publicForm(name);
  const [typed, setTyped] = useState<Typed>(() => readDraft(name));
  const abroad = useAbroad(form, typed, language);
  const texts = abroad?.textsOf(common, form, typed) ?? common;
  const chosen = useChosenFiles();
  const { files, setFiles, isAdding } = chosen;
  const [discarded, setDiscarded] = useState<readonly [Typed, readonly File[]]>();
  const [step, setStep] = useState<Step>('fill');
  const [token, setToken] = useState('');
  const [code, setCode] = useState('');
  const [isResent, setIsResent] = useState(false);
  const [reference, setReference] = useState('');
  const { isBusy, trouble, errors, run, refuse, dismiss } = useSubmission();
  const [percent, onProgress] = useProgress();
  const heading = useHeadingFocus(step);

  const keep = (next: Typed): void => {
    setTyped(next);
    store(draftKey(name), JSON.stringify(next));
  };
  const change = (field: string, value: string): void => {
    keep({ ...typed, [field]: value, ...(field === 'postalCode' && { parishId: '' }) });
    dismiss(field);
  };
  const clear = (): void => {
    store(draftKey(name), null);
    setTyped({});
    setFiles([]);
    dismiss();
  };
  // What was deleted by mistake comes back, until something else is typed.
  const isEmpty = Object.keys(typed).length === 0 && files.length === 0;
  const discard = (): void => {
    if (!isEmpty) {
      setDiscarded([typed, files]);
      clear();
    } else if (discarded) {
      keep(discarded[0]);
      setFiles(discarded[1]);
    }
  };
  const email = cleanEmail(typed.confirmedEmail ?? '');
  const askCode = () =>
    run(async () => {
      setIsResent(false);
      const body = { email, language: tagOf(language) };
      setToken((await call<{ token: string }>('POST', `/public-forms/${name}/codes`, body)).token);
      setCode('');
      setIsResent(step === 'code');
      setStep('code');
    });
  const check = (event: FormEvent): void => {
    event.preventDefault();
    const { faults } = readForm(form, typed, abroad?.rules);
    const found: Record<string, string> = {};
    for (const { property, fault } of faults) found[property] = fault;
    if (form.documents === 'REQUIRED' && files.length === 0) found.documents = 'MISSING';
    if (!isEmail(email)) found.confirmedEmail = email === '' ? 'MISSING' : 'INVALID';
    if (Object.keys(found).length > 0) refuse(found);
    else void askCode();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() === '') return refuse({ code: 'MISSING' });
    void run(async () => {
      const { values } = readForm(form, typed, abroad?.rules);
      const documents = await readFiles(files);
      const body = { token, code: code.trim(), values, documents, language: tagOf(language) };
      const sent = await callOnce<{ reference: string }>(`/public-forms/${name}`, body, onProgress);
      setReference(sent.reference);
      clear();
      setDiscarded(undefined);
      setStep('done');
    }).then((failed) => {
      // What is wrong with the details is mended where they were entered.
      if (failed?.kind === 'fields' && !('code' in failed.errors)) setStep('fill');
    });
  };

  const about = texts.forms[name];
  // What is asked for abroad alone appears with its texts.
  const shown = Object.entries(form.fields).filter(
    ([field]) => isAsked(form, field, typed) && (abroad !== undefined || isAsked(form, field, {})),
  );
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {step === 'done' ? texts.sentTitle : about.title}
      </h1>
      <p className="step">{texts.steps[step]}</p>
      <Trouble texts={texts} trouble={trouble} errors={errors} />
      {step === 'fill' && (
        <form onSubmit={check} noValidate>
          <p>{about.text}</p>
          <p className="hint">{texts.draft}</p>
          {shown.map(([field, declared]) => (
            <OneField
              key={field}
              name={field}
              field={declared}
              required={isNeeded(form, declared, typed)}
              abroad={abroad}
              typed={typed}
              error={errors[field]}
              texts={texts}
              onChange={change}
            />
          ))}
          <FilesField
            texts={texts}
            chosen={chosen}
            required={form.documents === 'REQUIRED'}
            hint={about.documents}
            errors={errors}
            dismiss={dismiss}
          />
          <Field
            name="confirmedEmail"
            kind="email"
            texts={texts}
            value={typed.confirmedEmail ?? ''}
            error={errors.confirmedEmail ?? errors.email}
            required
            autoComplete="email"
            max={254}
            onChange={(value) => change('confirmedEmail', value)}
          />
          <div className="row">
            <button type="submit" disabled={isBusy || isAdding}>
              {isBusy ? texts.sending : texts.next}
            </button>
            {(discarded || !isEmpty) && (
              <button type="button" className="plain" onClick={discard}>
                {isEmpty ? texts.undoDiscard : texts.discard}
              </button>
            )}
          </div>
        </form>
      )}
      {step === 'code' && (
        <form onSubmit={send} noValidate>
          <p>
            {texts.codeSent} <strong>{email}</strong>
          </p>
          <p role="status">{isResent && texts.newCodeSent}</p>
          <CodeField
            texts={texts}
            value={code}
            error={errors.code}
            onChange={(value) => {
              setCode(value);
              dismiss('code');
            }}
          />
          <div className="row">
            <button type="submit" disabled={isBusy}>
              {isBusy ? texts.sending + percent : texts.send}
            </button>
            <button type="button" className="second" disabled={isBusy} onClick={() => void askCode()}>
              {texts.newCode}
            </button>
            <button type="button" className="plain" onClick={() => setStep('fill')}>
              {texts.back}
            </button>
          </div>
        </form>
      )}
      {step === 'done' && (
        <>
          <p className="reference">{reference}</p>
          <p>{texts.sentText}</p>
          <div className="row">
            <a className="button" href={`/public/request/${reference}`}>
              {texts.follow}
            </a>
            <button type="button" className="plain" onClick={() => setStep('fill')}>
              {texts.another}
            </button>
          </div>
        </>
      )}
    </>
  );
}
