import { useFormState } from 'react-hook-form';
import { UnsavedChangesGuard } from '../UnsavedChangesGuard.tsx';

/** Holds the page while something is typed that was not sent. */
export function CustomFormGuard({ enabled }: { readonly enabled: boolean }) {
  const { dirtyFields } = useFormState();
  // A number alone is typed again in a moment.
  return (
    <UnsavedChangesGuard holds={enabled && Object.keys(dirtyFields).some((name) => name !== 'transponder')} />
  );
}
