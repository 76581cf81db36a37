/** Writes the page and the file with the licences of all that is shipped. */
export function writeLicences(folder: string): void;
