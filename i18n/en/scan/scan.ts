import type { scan as source } from '../../pt/scan/scan.ts';
import type { Shape } from '../../types.ts';

export const scan = {
  open: 'Read with the camera',
  title: 'Read a transponder',
  live: 'Camera picture',
  hint: 'Point the camera at the transponder’s barcode or at the QR code on the animal’s sheet.',
  starting: 'Opening the camera. If the browser asks, allow it to be used.',
  done: 'Number read: %{number}',
  camera: 'Camera',
  cameraNumber: 'Camera %{n}',
  torch: 'Torch',
  picture: 'Choose a picture',
  readingPicture: 'Reading the picture…',
  NO_CODE: 'There is no readable code in this picture. Try another, closer and sharper, without reflections.',
  NO_PICTURE: 'This file is not a picture that can be opened.',
  type: 'Or type or paste the 15 digits.',
  use: 'Use',
  retry: 'Try again',
  found: {
    PROBABLE: 'The code reads “%{text}”. Compare it with the printed number before you use it.',
    IMPOSSIBLE: '“%{text}” has 15 digits, but no transponder can have this number.',
    LENGTH: '“%{text}” has %{digits} digits, but a transponder has 15. Scan another code.',
    ADDRESS: 'The code holds an address of %{host}, which is not that of an animal in this register.',
    OTHER: '“%{text}” is not a transponder number. Scan another code.',
    SEVERAL: 'There is more than one number in the picture. Move closer to one of them, or choose:',
  },
  trouble: {
    REFUSED:
      'The camera is not allowed on this page. Allow it in the browser’s settings, beside the address, and try again; or type the number.',
    ABSENT: 'No camera was found on this device. Type the number, or choose a photograph of the code.',
    BUSY: 'The camera is not responding: another application may be using it. Close that application and try again, or type the number.',
    INSECURE:
      'Browsers allow the camera on secure connections (https) only. Type the number, or choose a photograph of the code.',
    READER: 'The code reader could not be loaded. Check your connection and try again, or type the number.',
    LOST: 'The camera reader could not be opened. Check your connection and try again.',
  },
} satisfies Shape<typeof source>;
