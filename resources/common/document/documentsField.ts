import { field, type FieldOptions } from '../../kit/values/field.ts';
import { filesInput, type FilesInput } from './fileInput.ts';

interface DocumentsOptions extends FieldOptions<FilesInput> {
  /** At most so many files. */
  readonly most: number;
  /** The size of each, in bytes. */
  readonly maxBytes: number;
}

/** Files that are uploaded with an operation; a required one needs at least one. */
export const documents = <const O extends DocumentsOptions>(options: O) =>
  field<FilesInput, O>(
    'data',
    options,
    ({ missing }) => (options.required ? filesInput.min(1, missing) : filesInput),
    { described: filesInput, files: { most: options.most, maxBytes: options.maxBytes } },
  );
