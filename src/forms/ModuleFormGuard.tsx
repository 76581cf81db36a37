import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useModuleFormContext } from './formContext.ts';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import type { ModuleForm } from './useModuleForm.ts';

/** Holds the page while the module's form has changes that are neither saved nor on their way. */
export function ModuleFormGuard() {
  const { form, isSaving, isReleased } = useModuleFormContext();
  const { dirtyFields } = useFormState({ control: form.control });
  const isDirty = Object.keys(dirtyFields).length > 0;
  return <UnsavedChangesGuard holds={isDirty} blocks={() => isDirty && !isSaving && !isReleased()} />;
}

/**
 * Ends editing in place: at once where nothing was changed; after a question, which offers to save, where it was.
 * @param stop ends editing; the changes are gone by then
 * @returns what "cancel" does, and the question, which stands within the form
 */
export function useDiscard(form: ModuleForm, stop: () => void): { cancel: () => void; question: ReactNode } {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    form.reset();
    setAsking(false);
    stop();
  };
  const cancel = () => {
    if (Object.keys(form.form.formState.dirtyFields).length > 0) setAsking(true);
    else discard();
  };
  const question = (
    <ConfirmDialog
      open={isAsking}
      title={translate('kit.form.discard.title')}
      confirm={translate('kit.form.discard.confirm')}
      cancel={translate('kit.form.discard.keep')}
      other={{
        label: translate('kit.form.discard.save'),
        onClick: () => {
          setAsking(false);
          void form.submit();
        },
      }}
      onConfirm={discard}
      onCancel={() => setAsking(false)}
    >
      {translate('kit.form.discard.text')}
    </ConfirmDialog>
  );
  return { cancel, question };
}
