import { useCallback } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldError } from '../../resources/kit/codes.ts';
import type { Trouble } from '../runtime/submission/submission.ts';
import { useSubmission } from '../runtime/submission/useSubmission.ts';
import { focusElement, inPageOrder, useFieldId } from './custom/ids.ts';
import { SCROLL_AFTER } from './scrollAfter.ts';

interface FormSubmissionOptions<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Where the form has what a call names. */
  readonly pathOf?: (property: string) => string;
}

/** The submission of a form with a layout of its own. */
export interface FormSubmission {
  readonly isBusy: boolean;
  /** The reason for a refusal, beside errors of fields. */
  readonly refusal: Trouble | null;
  /** Errors that the server counted and did not name. */
  readonly more: number;
  /** Checks, then sends once; errors are shown at their fields, and the first on the page takes the focus. */
  readonly submit: (
    findFaults: () => readonly FieldError[],
    send: () => Promise<unknown>,
  ) => Promise<Trouble | null>;
  /** Shows these faults in place of those before, and says whether there are none. */
  readonly check: (faults: readonly FieldError[]) => boolean;
  readonly dismiss: () => void;
}

const same = (property: string): string => property;

/** Returns the submission of a form over several records, as `useModuleForm` has it for one. */
export function useFormSubmission<Values extends FieldValues>({
  form,
  pathOf = same,
}: FormSubmissionOptions<Values>): FormSubmission {
  const fieldId = useFieldId();
  const { run, dismiss: dismissAll, isBusy, trouble } = useSubmission();
  const dismiss = useCallback(() => dismissAll(), [dismissAll]);

  const show = useCallback(
    (found: readonly (readonly [property: string, code: string])[]) => {
      const errors = inPageOrder(
        found.map(([property, code]) => [pathOf(property), code] as const),
        ([path]) => fieldId(path),
      );
      for (const [path, code] of errors)
        form.setError(path as Path<Values>, { type: 'code', message: `errors.${code}` });
      requestAnimationFrame(() => void errors.some(([path]) => focusElement(fieldId(path), SCROLL_AFTER)));
    },
    [form, fieldId, pathOf],
  );

  const check = useCallback(
    (faults: readonly FieldError[]): boolean => {
      form.clearErrors();
      dismiss();
      show(faults.map(({ property, error }) => [property, error] as const));
      return faults.length === 0;
    },
    [form, dismiss, show],
  );

  const submit = useCallback<FormSubmission['submit']>(
    async (findFaults, send) => {
      if (!check(findFaults())) return null;
      const refused = await run(send);
      if (refused?.kind === 'fields') show(Object.entries(refused.errors));
      return refused;
    },
    [check, show, run],
  );

  const isOfFields = trouble?.kind === 'fields' && trouble.code === 'FORM_ERROR_MSG';
  return {
    isBusy,
    refusal: isOfFields ? null : trouble,
    more: trouble?.kind === 'fields' ? trouble.more : 0,
    submit,
    check,
    dismiss,
  };
}
