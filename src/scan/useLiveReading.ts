import { useEffect, useEffectEvent } from 'react';
import type { CodeReader } from './codeReader.ts';
import { believed, type Code } from './finding.ts';
import { pictureOfVideo } from './picture.ts';

/** Milliseconds between two pictures: seven in a second find a code as soon as it is held still. */
const PAUSE = 140;

interface Live {
  readonly reader: CodeReader | undefined;
  readonly video: HTMLVideoElement | null;
  readonly onCodes: (codes: readonly Code[]) => void;
  readonly onFailure: () => void;
}

/** Reads what a live picture shows, one picture after the other, as long as there is one. */
export function useLiveReading({ reader, video, onCodes, onFailure }: Live): void {
  const found = useEffectEvent(onCodes);
  const failed = useEffectEvent(onFailure);

  useEffect(() => {
    if (!reader || !video) return;
    const canvas = document.createElement('canvas');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    let before: readonly Code[] = [];
    const look = async () => {
      const picture = pictureOfVideo(video, canvas);
      if (picture) {
        const codes = await reader.read(picture);
        if (gone) return;
        found(believed(codes, before));
        before = codes;
      }
      if (!gone) next();
    };
    const next = () => {
      timer = setTimeout(() => void look().catch(() => !gone && failed()), PAUSE);
    };
    next();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [reader, video]);
}
