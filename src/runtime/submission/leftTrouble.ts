import type { Trouble } from './submission.ts';

type Listener = (trouble: Trouble) => void;

let tell: Listener | undefined;

/** Reports why a submission did not succeed whose form or dialog was closed before the server answered. */
export const reportLeftTrouble = (trouble: Trouble): void => tell?.(trouble);

/** Has such troubles shown by one listener. @returns a function that stops it */
export function listenToLeftTrouble(listener: Listener): () => void {
  tell = listener;
  return () => {
    if (tell === listener) tell = undefined;
  };
}
