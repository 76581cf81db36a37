import { useFormState } from 'react-hook-form';
import { useModuleFormContext } from './formContext.ts';
import { HoldPage } from './HoldPage.tsx';

/** Holds the page while the module's form has changes that are neither saved nor on their way. */
export function AskBeforeLeaving() {
  const { form, isSaving, isReleased } = useModuleFormContext();
  const { dirtyFields } = useFormState({ control: form.control });
  const isDirty = Object.keys(dirtyFields).length > 0;
  return <HoldPage holds={isDirty} blocks={() => isDirty && !isSaving && !isReleased()} />;
}
