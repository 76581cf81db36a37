import { useCallback, useMemo } from 'react';
import { useNotify } from 'react-admin';
import { useErrorText } from '../failures/useErrorText.ts';
import { useSubmission, type Submission } from './useSubmission.ts';

/** A submission whose trouble is shown as a message, where the page has no place for it. */
export function useNotifiedSubmission(): Submission {
  const notify = useNotify();
  const errorText = useErrorText();
  const submission = useSubmission();
  const { run: submit } = submission;
  const run = useCallback<Submission['run']>(
    async (act, options) => {
      const trouble = await submit(act, { ...options, isNotified: true });
      if (trouble) notify(errorText(trouble.code), { type: 'error' });
      return trouble;
    },
    [submit, notify, errorText],
  );
  return useMemo(() => ({ ...submission, run }), [submission, run]);
}
