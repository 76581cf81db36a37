import Box from '@mui/material/Box';
import { stack } from '../../theme/measures.ts';
import { ModuleFormProvider } from '../formContext.ts';
import { SubmissionDialog, type SubmissionDialogProps } from './SubmissionDialog.tsx';
import type { ModuleForm } from '../useModuleForm.ts';

interface FormDialogProps extends Omit<SubmissionDialogProps, 'submission' | 'onSend'> {
  readonly form: ModuleForm;
  /** Sends the form, where there is more to do than to submit it. */
  readonly onSend?: () => void;
}

/** A module's form in a dialog. */
export function FormDialog({
  form,
  onSend = () => void form.submit(),
  disabled = false,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <SubmissionDialog
      {...dialog}
      submission={{ isBusy: form.isSaving, trouble: form.trouble }}
      onSend={onSend}
      disabled={disabled}
    >
      <ModuleFormProvider value={form}>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            // Also the page behind the dialog may be a form.
            event.stopPropagation();
            event.preventDefault();
            if (!disabled) onSend();
          }}
          sx={stack}
        >
          {children}
        </Box>
      </ModuleFormProvider>
    </SubmissionDialog>
  );
}
