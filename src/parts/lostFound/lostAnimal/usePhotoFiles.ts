import { MAX_PHOTO_BYTES } from '../../../../resources/common/document/limits.ts';
import { MAX_ADDITIONAL_PHOTOS } from '../../../../resources/lostFound/lostAnimal/schema.ts';
import { useFiles } from '../../../files/index.ts';

const image = { accept: 'image', maxBytes: MAX_PHOTO_BYTES } as const;
const MAIN = { ...image, most: 1 } as const;
const ADDITIONAL = { ...image, most: MAX_ADDITIONAL_PHOTOS } as const;

/** The photos of a report while they are chosen: a main one and up to four more. */
export function usePhotoFiles() {
  const main = useFiles({ rules: MAIN });
  const additional = useFiles({ rules: ADDITIONAL });
  return {
    main,
    additional,
    isReading: main.isReading || additional.isReading,
    /** Whether a file that would be left out holds the form; it then has the focus. */
    holdsForm: () => main.holdsForm() || additional.holdsForm(),
    /** The chosen photos as the calls take them. */
    body: () => ({
      ...(main.ready[0] && { photo: main.ready[0].contents }),
      ...(additional.ready.length > 0 && { additionalPhotos: [...additional.ready] }),
    }),
    takeRefusal: (failure: unknown) => {
      main.takeRefusal(failure, 'photo');
      additional.takeRefusal(failure, 'additionalPhotos');
    },
  };
}

export type PhotoFiles = ReturnType<typeof usePhotoFiles>;
