import { useCallback, useEffect, useState } from 'react';
import { base64Of, isHeic, isPicture, PHOTO_MAX_BYTES, type Photo } from './picture.ts';

/** A photo being chosen: the file waits as `cropping` until its square is, HEIC goes as it came. */
export function usePhotoChoice(onPhoto: (photo: Photo) => void) {
  const [cropping, setCropping] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => () => (cropping ? URL.revokeObjectURL(cropping) : undefined), [cropping]);

  const choose = useCallback(
    async (file: File | undefined) => {
      if (!file) return;
      setError(null);
      if (!isPicture(file)) return setError('INVALID_FILE_TYPE');
      if (file.size > PHOTO_MAX_BYTES) return setError('FILE_TOO_LARGE');
      if (!isHeic(file)) return setCropping(URL.createObjectURL(file));
      return onPhoto({ contents: await base64Of(file), preview: null });
    },
    [onPhoto],
  );

  const done = useCallback(
    (photo: Photo) => {
      setCropping(null);
      onPhoto(photo);
    },
    [onPhoto],
  );
  const cancel = useCallback(() => setCropping(null), []);

  return { choose, cropping, done, cancel, error };
}
