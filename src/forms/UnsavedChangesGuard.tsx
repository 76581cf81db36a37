import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';

interface HoldPageProps {
  /** There is something that closing the window would lose. */
  readonly holds: boolean;
  /** Asked when another page is opened; `holds` by default. */
  readonly blocks?: () => boolean;
}

/** Changes that were not saved are not left behind without a word; staying keeps them. */
export function UnsavedChangesGuard({ holds, blocks = () => holds }: HoldPageProps) {
  useEffect(() => {
    if (!holds) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
  // The router asks one blocker: a form without changes must not be the one.
  return holds || blocks() ? <Blocker blocks={blocks} /> : null;
}

function Blocker({ blocks }: Required<Pick<HoldPageProps, 'blocks'>>) {
  const translate = useTranslate();
  /** The user has left: the page stays until the next one is loaded, and does not hold back what is opened meanwhile. */
  const isLeft = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeft.current && blocks() && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = () => {
    isLeft.current = true;
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('kit.form.unsaved.title')}
      confirm={translate('kit.form.unsaved.leave')}
      cancel={translate('kit.form.unsaved.stay')}
      onConfirm={leave}
      onCancel={() => blocker.reset?.()}
      danger
    >
      {translate('kit.form.unsaved.text')}
    </ConfirmDialog>
  );
}
