import { useEffect, useState } from 'react';
import { SCREENSHOT } from '../../../../resources/ticket/schema.ts';
import { pngOf, takeScreenshot } from './takeScreenshot.ts';

/** Takes the screenshot of a ticket. Its states: being taken, taken, removed, or not available. */
export function useScreenshot() {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [state, setState] = useState<'TAKING' | 'TAKEN' | 'REMOVED' | 'FAILED'>('TAKING');
  useEffect(() => {
    let isWanted = true;
    takeScreenshot().then(
      (taken) => {
        if (!isWanted) return;
        setCanvas(taken);
        setState('TAKEN');
      },
      () => isWanted && setState('FAILED'),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const isSent = state === 'TAKEN' && canvas !== null;
  return {
    canvas,
    state,
    replace: setCanvas,
    remove: () => setState('REMOVED'),
    restore: () => setState('TAKEN'),
    /** As a file of the ticket; none where it is not to be sent. */
    files: () => (isSent ? [{ ...SCREENSHOT, title: null, contents: pngOf(canvas) }] : []),
  };
}

export type Screenshot = ReturnType<typeof useScreenshot>;
