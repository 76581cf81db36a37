/** What pages use of files: choosing and sending them. */
export { toBase64 } from './core/base64.ts';
export { readFailureOf } from './core/failure.ts';
export { openPhoto } from './core/openPhoto.ts';
export { closePicture, jpegOf, openPicture, sizeOf, whitePaper, type OpenedPicture } from './core/shrink.ts';
export { ChoosePlace } from './skin/ChoosePlace.tsx';
export { convertPicture } from './skin/convertPicture.ts';
export { FilePicker } from './skin/FilePicker.tsx';
export { FilePreview } from './skin/FilePreview.tsx';
export { saveFile } from './skin/saveFile.ts';
export { fileSize, limitName } from './skin/fileSize.ts';
export { uploadErrorText } from './skin/uploadError.ts';
export { useFiles } from './skin/useFiles.ts';
export { useUploadNotice } from './skin/useUploadNotice.ts';
export type { FileContents, SendFile, UploadItem } from './core/types.ts';
