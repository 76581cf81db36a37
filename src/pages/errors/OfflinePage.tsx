import { useEffect } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

/** A page that needs the network, without one. It goes on by itself once the network is back. */
export function OfflinePage() {
  useEffect(() => {
    const goOn = () => location.reload();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);
  return <ErrorScreen kind="offline" refresh />;
}
