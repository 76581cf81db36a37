import { useFormState } from 'react-hook-form';
import { HoldPage } from '../HoldPage.tsx';

/** Holds the page while something is typed that was not sent. */
export function LeaveGuard({ enabled }: { readonly enabled: boolean }) {
  const { dirtyFields } = useFormState();
  // A number alone is typed again in a moment.
  return <HoldPage holds={enabled && Object.keys(dirtyFields).some((name) => name !== 'transponder')} />;
}
