import { useEffect, useRef } from 'react';
import type { Trouble as TroubleOf } from '../runtime/submission/submission.ts';
import { faultText } from './Field.tsx';
import { textAt, type Texts } from './texts.ts';

interface TroubleProps {
  readonly texts: Texts;
  readonly trouble: TroubleOf | null;
  readonly errors: Readonly<Record<string, string>>;
}

/** Says why the form was not sent: a summary that gets the focus and links to each field. */
export function Trouble({ texts, trouble, errors }: TroubleProps) {
  const box = useRef<HTMLDivElement>(null);
  const names = Object.keys(errors);
  const isShown = names.length > 0 || trouble !== null;
  const key = names.join(' ') + (trouble?.code ?? '');
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, key]);
  if (!isShown) return null;
  const lead = (name: string): void => document.getElementsByName(name.replace(/\[.*/, ''))[0]?.focus();
  return (
    <div className="trouble" role="alert" tabIndex={-1} ref={box}>
      {names.length > 0 ? (
        <>
          <p>{texts.faults}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button type="button" className="plain" onClick={() => lead(name)}>
                  {textAt(texts.fields, name.replace(/\[.*/, '')) ?? name}
                </button>
                {': '}
                {faultText(texts, name.replace(/\[.*/, ''), errors[name]!)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {trouble?.kind === 'lost'
            ? texts.failures.CONNECTION
            : (textAt(texts.failures, trouble?.code ?? '') ?? texts.failures.OTHER)}
        </p>
      )}
    </div>
  );
}
