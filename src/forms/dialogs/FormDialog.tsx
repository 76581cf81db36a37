import { ModuleFormProvider } from '../formContext.ts';
import { SubmissionDialog, type SubmissionDialogProps } from './SubmissionDialog.tsx';
import type { ModuleForm } from '../useModuleForm.ts';

interface FormDialogProps extends Omit<SubmissionDialogProps, 'submission' | 'onSend' | 'asForm'> {
  readonly form: ModuleForm;
  /** Sends the form, where there is more to do than to submit it. */
  readonly onSend?: () => void;
}

/** A module's form in a dialog. */
export function FormDialog({
  form,
  onSend = () => void form.submit(),
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <SubmissionDialog
      asForm
      {...dialog}
      submission={{ isBusy: form.isSaving, trouble: form.trouble }}
      onSend={onSend}
    >
      <ModuleFormProvider value={form}>{children}</ModuleFormProvider>
    </SubmissionDialog>
  );
}
