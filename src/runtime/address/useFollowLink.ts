import { useCallback, type MouseEvent } from 'react';
import { useFrameNavigate } from './frameContext.ts';

/** Whether a press on a link is for this window, not for another tab or a download. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Returns what a press on a bare link to a page of the register does: the page is opened without loading it anew. */
export function useFollowLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useFrameNavigate();
  return useCallback(
    (event) => {
      const address = event.currentTarget.getAttribute('href');
      if (address === null || !isPlainPress(event)) return;
      event.preventDefault();
      navigate(address);
    },
    [navigate],
  );
}
