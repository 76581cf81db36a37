import { useEffect } from 'react';
import { useOnline } from '../../runtime/failures/useOnline.ts';
import { whenServerAnswers } from '../../runtime/failures/refetchOnReconnect.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

interface OfflinePageProps {
  /** More than that there was no answer: what the server said of it. */
  readonly message?: string | undefined;
  /** Continues: called automatically once there is an answer again, or when the user asks for it. */
  readonly onBack: () => void;
  /** It is being asked for. */
  readonly isBusy?: boolean;
}

/** A page that needs the network or the server, without one. It continues automatically once there is an answer. */
export function OfflinePage({ message, onBack, isBusy }: OfflinePageProps) {
  const isOnline = useOnline();
  useEffect(() => whenServerAnswers(onBack), [onBack]);
  return (
    <ErrorScreen
      kind={isOnline ? 'noAnswer' : 'offline'}
      message={message}
      onRefresh={onBack}
      isBusy={isBusy}
    />
  );
}
