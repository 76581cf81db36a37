import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { errorText } from '../../../i18n/index.ts';
import { TextControl, type TextControlProps } from '../../components/TextControl.tsx';
import type { Submission } from '../../runtime/submission/useSubmission.ts';

interface SubmissionTextProps extends Pick<
  TextControlProps,
  'label' | 'text' | 'onText' | 'help' | 'required' | 'autoFocus' | 'digits'
> {
  readonly submission: Pick<Submission, 'errors' | 'dismiss'>;
  /** Its name in the call. */
  readonly name: string;
  /** The kind of record, whose texts word its errors. */
  readonly module?: string;
  readonly max: number;
  /** Lines that it shows while there are no more; a single line by default. */
  readonly lines?: number;
}

/** A text that a submission sends; its error is gone once it is changed. */
export function SubmissionText({
  submission: { errors, dismiss },
  name,
  module,
  label,
  onText,
  max,
  lines = 1,
  ...control
}: SubmissionTextProps) {
  const translate = useTranslate();
  const id = useId();
  const code = errors[name];
  return (
    <TextControl
      id={id}
      label={label}
      error={code && errorText(translate, code, label, module)}
      onText={(text) => {
        onText(text);
        dismiss(name);
      }}
      html={{ maxLength: max }}
      more={lines > 1 ? { multiline: true, minRows: lines } : undefined}
      {...control}
    />
  );
}
