import { SubmissionAlert } from './SubmissionAlert.tsx';
import { useModuleFormContext } from './formContext.ts';

/** The server did not answer: nothing typed is lost, and trying again applies it once. */
export function ConnectionLost() {
  const { trouble, submit, isSaving } = useModuleFormContext();
  if (trouble?.kind !== 'lost') return null;
  return <SubmissionAlert trouble={trouble} onAgain={() => void submit()} isBusy={isSaving} />;
}
