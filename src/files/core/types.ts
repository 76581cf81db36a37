import type { Accept } from '../../../resources/common/document/fileKinds.ts';

/** A file as the calls answer it: base64 without a `data:` prefix. */
export interface AnsweredFile {
  readonly filename: string;
  readonly type: string;
  readonly contents: string;
}

/** A file as the calls take it; its title is null where none was typed. */
export interface FileContents extends AnsweredFile {
  readonly title: string | null;
}

/** The files that a picker accepts. */
export interface UploadRules {
  /** Pictures, PDF, or both (the default). */
  readonly accept?: Accept;
  /** Maximum number of files; 10 by default. */
  readonly most?: number;
  /** Places of those that something else takes already. */
  readonly taken?: number;
  /** Maximum bytes of one file; 8,242,880 by default. */
  readonly maxBytes?: number;
}

/**
 * The state of a chosen file. `REFUSED` will never be accepted; `FAILED` can be tried again; `READY` is checked and
 * waits, for its turn or for the form that it is sent with.
 */
export type UploadState = 'READING' | 'READY' | 'SENDING' | 'DONE' | 'FAILED' | 'REFUSED';

/** One chosen file. */
export interface UploadItem<Answer = unknown> {
  readonly key: number;
  readonly file: File;
  readonly title: string;
  readonly state: UploadState;
  /** Share of its bytes that has left, from 0 to 1. */
  readonly progress: number;
  /** The reason for a refusal or failure: a code of the catalogue. */
  readonly error?: string;
  /** It was made smaller to fit. */
  readonly shrunk?: boolean;
  readonly contents?: FileContents;
  readonly answer?: Answer;
}

/** A problem of a selection of files, reported once to the component that shows the files. */
export interface UploadNotice {
  readonly code: string;
  /** Absent where it is about the number of files. */
  readonly filename?: string;
}

/** The options for sending one file. */
export interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number, total: number) => void;
  /** The same for every try with this file, so that it is stored once. */
  readonly key: string;
}

/** Sends one file; answers what the server answered, or throws. */
export type SendFile<Answer> = (contents: FileContents, options: SendOptions) => Promise<Answer>;
