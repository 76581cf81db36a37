import { useEffect, useState } from 'react';
import { SCREENSHOT } from '../../../../../../resources/support/ticket/schema.ts';
import { pngOf, takeScreenshot } from './takeScreenshot.ts';

/**
 * Takes the screenshot of a ticket. Its states: being taken, taken, removed, or not available. One that was removed
 * before a reload is removed again.
 */
export function useScreenshot(wasRemoved: boolean) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [state, setState] = useState<'TAKING' | 'TAKEN' | 'REMOVED' | 'FAILED'>('TAKING');
  const [initial] = useState<'TAKEN' | 'REMOVED'>(wasRemoved ? 'REMOVED' : 'TAKEN');
  useEffect(() => {
    let isWanted = true;
    takeScreenshot().then(
      (taken) => {
        if (!isWanted) return;
        setCanvas(taken);
        setState(initial);
      },
      () => isWanted && setState('FAILED'),
    );
    return () => {
      isWanted = false;
    };
  }, [initial]);
  const isSent = state === 'TAKEN' && canvas !== null;
  return {
    canvas,
    state,
    isRemoved: state === 'REMOVED' || (state === 'TAKING' && initial === 'REMOVED'),
    replace: setCanvas,
    remove: () => setState('REMOVED'),
    restore: () => setState('TAKEN'),
    /** As a file of the ticket; none where it is not to be sent. */
    files: () => (isSent ? [{ ...SCREENSHOT, title: null, contents: pngOf(canvas) }] : []),
  };
}

export type Screenshot = ReturnType<typeof useScreenshot>;
