import { SettingsError } from './error.ts';

/** Returns the reader of a secret that cannot be guessed; it stays out of the message. */
export const readSecret =
  (name: string) =>
  (value: string): string => {
    if (value.length >= 32 && value.length <= 200 && /^[\x21-\x7e]+$/.test(value)) return value;
    throw new SettingsError(`${name} must have 32 to 200 characters without spaces (openssl rand -hex 32).`);
  };
