/** Lays beside each text file of a folder one packed with brotli. */
export function precompress(folder: string): Promise<void>;
