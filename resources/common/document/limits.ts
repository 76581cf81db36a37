/** Largest upload in bytes, before base64. */
export const MAX_FILE_BYTES = 8_242_880;
/** Largest photo or certificate in bytes. */
export const MAX_PHOTO_BYTES = 15_728_640;
/** Most files in one request. */
export const MAX_FILES = 10;

const inBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4;
/** The bytes of a form around the files. */
const FORM = 2_000_000;
/** Largest body of a call that carries so many files. */
export const filesBody = (files: number): number => files * inBase64(MAX_FILE_BYTES) + FORM;
/** Largest body of a call that carries files, and of one that carries a photo or certificate. */
export const FILES_BODY = filesBody(MAX_FILES);
export const PHOTO_BODY = inBase64(MAX_PHOTO_BYTES) + FORM;

/** Side in pixels of a stored photo: larger ones are made smaller. */
export const PHOTO_SIDE = 600;
/** Bytes that one account may bring within a day. */
export const DAILY_BYTES = 500_000_000;
/** Characters that a document's title may have. */
export const MAX_TITLE = 200;
