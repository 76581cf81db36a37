import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { SubmissionError } from '../../../../components/SubmissionError.tsx';
import type { Submission } from '../../../../runtime/submission/useSubmission.ts';

interface AccountFormProps {
  readonly submission: Submission;
  readonly text?: string;
  /** The fields, which show their errors themselves. */
  readonly fields?: readonly string[];
  /** The name of its button. */
  readonly submit: string;
  readonly isComplete: boolean;
  /** Sends what was entered and leads to the next page. */
  readonly send: () => Promise<void>;
  readonly children: ReactNode;
}

/** A short form about an account, before the sign-in. */
export function AccountForm({
  submission: { run, isBusy, trouble },
  text,
  fields = [],
  submit,
  isComplete,
  send,
  children,
}: AccountFormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) void run(send, { leaves: true });
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      {text && <Typography sx={{ mb: 3, color: 'text.secondary' }}>{text}</Typography>}
      <SubmissionError trouble={trouble} fields={fields} sx={{ mb: 3 }} />
      {children}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={isBusy}
        disabled={!isComplete}
        sx={{ mt: 1.5 }}
      >
        {submit}
      </Button>
    </form>
  );
}

/** The link back to the sign-in; `state` is passed to it. */
export function BackToSignIn({ state }: { readonly state?: object }) {
  const translate = useTranslate();
  return (
    <Link component={RouterLink} to="/auth" state={state} sx={{ mt: 3, alignSelf: 'flex-start' }}>
      {translate('auth.recovery.back')}
    </Link>
  );
}
