import { useEffect, useRef } from 'react';
import type { Trouble as TroubleOf } from '../runtime/submission/submission.ts';
import { faultText } from './Field.tsx';
import { textAt, type Texts } from './texts.ts';

interface TroubleProps {
  readonly texts: Texts;
  readonly trouble: TroubleOf | null;
  readonly errors: Readonly<Record<string, string>>;
}

/** The field that an error is about; of several values, their field. */
const fieldOf = (name: string): string => name.replace(/\[.*/, '');

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
  return (
    <div className="trouble" role="alert" tabIndex={-1} ref={box}>
      {names.length > 0 ? (
        <>
          <p>{texts.faults}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a
                  href={`#${fieldOf(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementsByName(fieldOf(name))[0]?.focus();
                  }}
                >
                  {textAt(texts.fields, fieldOf(name)) ?? name}
                </a>
                {': '}
                {faultText(texts, fieldOf(name), errors[name]!)}
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
