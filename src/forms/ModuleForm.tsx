import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { stack } from '../theme/layout.ts';
import { ModuleFormGuard } from './ModuleFormGuard.tsx';
import { FieldIdsProvider } from './custom/ids.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { ModuleFormProvider, useModuleFormContext } from './formContext.ts';
import { StaleDialog } from './stale/StaleDialog.tsx';
import type { ModuleForm as Form } from './useModuleForm.ts';
import { SubmissionAlert } from './SubmissionAlert.tsx';

/** The server did not answer: nothing typed is lost, and trying again applies it once. */
function ConnectionLost() {
  const { trouble, submit, isSaving } = useModuleFormContext();
  if (trouble?.kind !== 'lost') return null;
  return <SubmissionAlert trouble={trouble} onAgain={() => void submit()} isBusy={isSaving} />;
}

interface ModuleFormProps {
  readonly form: Form;
  /** `FieldInput`s in `FormSection`s, and a `SaveBar`. */
  readonly children: ReactNode;
  /** The label for screen readers. */
  readonly label?: string;
  /** Puts the form in its place on a page that shows more of the record; what is put around it belongs to it too. */
  readonly place?: (form: ReactNode) => ReactNode;
}

/** A form with all that belongs to it: what is wrong, a lost connection, a second editor, the question on leaving. */
export function ModuleForm({ form, children, label, place = (entry) => entry }: ModuleFormProps) {
  return (
    <FormProvider {...form.form}>
      <FieldIdsProvider value={form.id}>
        <ModuleFormProvider value={form}>
          {place(
            <Box
              component="form"
              noValidate
              aria-label={label}
              onSubmit={(event) => {
                // A form in a dialog must not submit the one around it.
                event.stopPropagation();
                void form.submit(event);
              }}
              sx={stack}
            >
              <ErrorSummary />
              <ConnectionLost />
              {children}
            </Box>,
          )}
          <StaleDialog />
          <ModuleFormGuard />
        </ModuleFormProvider>
      </FieldIdsProvider>
    </FormProvider>
  );
}
