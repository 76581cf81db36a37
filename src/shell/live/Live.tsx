import { memo } from 'react';
import { useNewNotifications } from '../notifications/useNewNotifications.tsx';
import { useLive } from './useLive.ts';

/** Keeps the page up to date while it is open, and says what is new. */
export const Live = memo(function Live() {
  useLive();
  useNewNotifications();
  return null;
});
