import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

/** Milliseconds after which waiting is worth a sign; before that it would only flicker. */
const PATIENCE = 250;

/** Whether the wait is already worth a sign. */
export function usePatience(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

/** A page is on its way. */
export function PageLoading() {
  const translate = useTranslate();
  const shown = usePatience();
  return (
    shown && (
      <LinearProgress
        aria-label={translate('shell.loading')}
        sx={{ position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip', borderRadius: 0 }}
      />
    )
  );
}
