import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useModuleFormContext } from './formContext.ts';

/** Changes that were not saved are not left behind without a word; staying keeps them. */
export function AskBeforeLeaving() {
  const { form, isSaving, isReleased } = useModuleFormContext();
  const translate = useTranslate();
  const { dirtyFields } = useFormState({ control: form.control });
  const isDirty = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaving && !isReleased() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

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
