import type { scan as source } from '../pt/scan.ts';
import type { Shape } from '../types.ts';

export const scan = {
  open: 'Read with the camera',
  title: 'Read a transponder',
  live: 'Camera picture',
  hint: 'Point the camera at the transponder’s barcode or at the QR code on the animal’s sheet.',
  starting: 'Opening the camera. If the browser asks, allow it to be used.',
  done: 'Number read: %{number}',
  camera: 'Camera',
  cameraNumber: 'Camera %{n}',
  torch: 'Camera light',
  picture: 'Choose a picture',
  readingPicture: 'Reading the picture…',
  NO_CODE: 'There is no readable code in this picture. Try another, closer and sharper, without reflections.',
  NO_PICTURE: 'This file is not a picture that can be opened.',
  type: 'Or type or paste the 15 digits.',
  use: 'Use',
  retry: 'Try again',
  found: {
    PROBABLE: '“%{text}” was read. Compare it with the printed number before using it.',
    IMPOSSIBLE: '“%{text}” has 15 digits, but no transponder can have this number.',
    LENGTH: '“%{text}” was read, with %{digits} digits; a transponder has 15. Point at another code.',
    ADDRESS: 'An address of %{host} was read, which is not that of an animal in this register.',
    OTHER: '“%{text}” was read, which is no transponder. Point at another code.',
    SEVERAL: 'There is more than one number in the picture. Move closer to one of them, or choose:',
  },
  trouble: {
    REFUSED:
      'The camera is not allowed on this page. Allow it in the browser’s settings, beside the address, and try again; or type the number.',
    ABSENT: 'No camera was found on this device. Type the number, or choose a photograph of the code.',
    BUSY: 'The camera does not answer: another application may be using it. Close that one and try again; or type the number.',
    INSECURE:
      'Browsers allow the camera on secure connections (https) only. Type the number, or choose a photograph of the code.',
    READER:
      'What reads the codes could not be loaded. Check the connection and try again; or type the number.',
    LOST: 'Reading with the camera could not be opened. Check the connection and try again.',
  },
} satisfies Shape<typeof source>;
