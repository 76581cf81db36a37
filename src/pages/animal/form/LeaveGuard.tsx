import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../views/form/ConfirmDialog.tsx';

/** Changes that were not saved are not left behind without a word; staying keeps them. */
export function LeaveGuard({ enabled }: { readonly enabled: boolean }) {
  const translate = useTranslate();
  const { dirtyFields } = useFormState();
  // A number alone is typed again in a moment.
  const holds = enabled && Object.keys(dirtyFields).some((name) => name !== 'transponder');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holds && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!holds) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('kit.form.unsaved.title')}
      confirm={translate('kit.form.unsaved.leave')}
      cancel={translate('kit.form.unsaved.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      danger
    >
      {translate('kit.form.unsaved.text')}
    </ConfirmDialog>
  );
}
