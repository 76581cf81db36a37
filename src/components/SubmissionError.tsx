import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { useErrorText } from '../runtime/failures/useErrorText.ts';
import type { Trouble } from '../runtime/submission/submission.ts';
import { refusalAction } from './refusalAction.ts';

export interface SubmissionErrorProps {
  readonly trouble: Trouble | null;
  /** The kind of record, whose texts word its errors. */
  readonly module?: string | undefined;
  /** The fields of the form, which show their errors themselves; all errors by default. */
  readonly fields?: readonly string[];
  /** Shown also where the server has refused fields of the form alone. */
  readonly alsoOfFields?: boolean;
  /** Above the sentence of a refusal. */
  readonly title?: string | undefined;
  /** In place of the sentence of a refusal. */
  readonly children?: ReactNode;
  /** A button beside a refusal: the next step; that of its code by default. */
  readonly action?: ReactNode;
  /** Takes the focus when it appears: the form is longer than the screen. */
  readonly takesFocus?: boolean;
  readonly sx?: SxProps;
}

/** Says why a submission did not succeed; errors of fields are shown by the fields. What was entered stays. */
export function SubmissionError({
  trouble,
  module,
  fields,
  alsoOfFields = false,
  title,
  children,
  action,
  takesFocus = false,
  sx,
}: SubmissionErrorProps) {
  const errorText = useErrorText(module);
  const box = useRef<HTMLDivElement>(null);
  const code = trouble?.code;
  useEffect(() => {
    if (!takesFocus || code === undefined) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [takesFocus, code]);
  if (!trouble) return null;
  // Fields that the form does not have cannot be named: a sentence for several of them is said once.
  const elsewhere =
    trouble.kind === 'fields' && fields
      ? new Set(
          Object.entries(trouble.errors).flatMap(([path, found]) =>
            fields.includes(path.split('.', 1)[0] ?? path) ? [] : [found],
          ),
        )
      : new Set<string>();
  if (trouble.kind === 'fields' && elsewhere.size === 0 && !(alsoOfFields && trouble.failure)) return null;
  const isLost = trouble.kind === 'lost';
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      severity={isLost ? 'warning' : 'error'}
      role="alert"
      sx={sx}
      action={isLost ? undefined : (action ?? refusalAction(trouble.code))}
    >
      {title !== undefined && <AlertTitle>{title}</AlertTitle>}
      {elsewhere.size > 0 && !alsoOfFields
        ? [...elsewhere].map((found) => <Box key={found}>{errorText(found)}</Box>)
        : (!isLost && children) || errorText(trouble.code)}
    </Alert>
  );
}
