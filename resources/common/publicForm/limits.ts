/** Most files of one request or of one answer to a question for more. */
export const MAX_FORM_FILES = 5;
/** Minutes for which a mailed code is good. */
export const FORM_CODE_MINUTES = 10;
/** Characters of a reference. */
export const REFERENCE_LENGTH = 10;
