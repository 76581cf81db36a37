import { useEffect, useState } from 'react';
import { closePicture, openPicture, type OpenedPicture } from '../../../../files/index.ts';

interface PhotoState {
  readonly url?: string;
  readonly picture?: OpenedPicture;
  readonly failed: boolean;
}

/** A photo as an address of this page and as a picture to draw from, for as long as it is shown. */
export function useOpened(source: Blob): PhotoState {
  const [opened, setOpened] = useState<PhotoState>({ failed: false });
  useEffect(() => {
    const url = URL.createObjectURL(source);
    setOpened({ url, failed: false });
    const opening = openPicture(source);
    let isGone = false;
    opening.then(
      (picture) => !isGone && setOpened({ url, picture, failed: false }),
      () => !isGone && setOpened({ url, failed: true }),
    );
    return () => {
      isGone = true;
      URL.revokeObjectURL(url);
      void opening.then(closePicture, () => undefined);
    };
  }, [source]);
  return opened;
}
