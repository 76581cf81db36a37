import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

/** Milliseconds after which waiting is worth a sign; before that it would only flicker. */
const PATIENCE = 250;

/** A page is on its way. */
export function PageLoading() {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    shown && (
      <LinearProgress
        aria-label={translate('shell.loading')}
        sx={{ position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip', borderRadius: 0 }}
      />
    )
  );
}
