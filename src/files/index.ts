/** The functions and components that pages use to choose and send files. */
export { blobOf, toBase64 } from './core/base64.ts';
export { readFailureOf } from './core/failure.ts';
export { openPhoto } from './core/openPhoto.ts';
export { closePicture, jpegOf, openPicture, sizeOf, whitePaper, type OpenedPicture } from './core/shrink.ts';
export { ChoosePlace } from './components/ChoosePlace.tsx';
export { convertPicture } from './components/convertPicture.ts';
export { FilePicker } from './components/FilePicker.tsx';
export { FilePreview } from './components/FilePreview.tsx';
export { saveBlob, saveFile } from './components/saveFile.ts';
export { fileSize, limitName } from './components/fileSize.ts';
export { uploadErrorText } from './components/uploadError.ts';
export { UploadProgress } from './components/UploadProgress.tsx';
export { useFiles, type Files } from './components/useFiles.ts';
export { useUploadNotice } from './components/useUploadNotice.ts';
export type { FileContents, SendFile, UploadItem } from './core/types.ts';
