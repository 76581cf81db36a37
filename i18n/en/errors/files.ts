import type { FilesCode } from '../../../resources/kit/codes/files.ts';
import type { CodeTexts } from '../../types.ts';

/** Files that are chosen, checked and uploaded. */
export const filesErrors = {
  INVALID_FILE_TYPE: 'This type of file is not accepted. Use PNG, GIF, JPEG, HEIC, WEBP, AVIF or PDF.',
  INVALID_IMAGE_TYPE: 'This type of image is not accepted. Use PNG, GIF, JPEG, HEIC, WEBP or AVIF.',
  FILE_TYPE_MISMATCH:
    'The name of the file does not match its content. Check the extension or choose another file.',
  UPLOAD_QUOTA_REACHED: 'You have reached the limit of files that you can send in a day. Try again tomorrow.',
  UPLOAD_TOO_LARGE: 'The file is larger than 200 MB. Select a smaller one.',
  FILE_INFECTED: 'The file was refused: the virus scanner detected malicious content. Choose another file.',
  SCANNER_AWAY: 'Files cannot be checked for viruses right now, so none is accepted. Try again in a moment.',
  TOO_MANY_FILES: 'There are too many files. Remove some and try again.',
  PHOTO_TOO_LARGE: 'The photo exceeds the limit of 15 MB. Choose a smaller one.',
  INVALID_FILE: 'The file is damaged or its content does not match its type. Choose another file.',
  EMPTY_FILE: 'The file is empty. Choose another file.',
  MISSING_CONTENTS: 'The file has no content. Choose it again.',
  INVALID_CONTENTS: 'The content of the file cannot be read. Choose the file again.',
  MISSING_FILENAME: 'Enter the file name.',
  INVALID_FILENAME: 'Check the file name and try again.',
  FAIL_PREVIEW_FILE: 'The file could not be previewed. Refresh the page and try again.',
} satisfies CodeTexts<FilesCode>;
