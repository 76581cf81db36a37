import type { publicFiles as source } from '../pt/publicFiles.ts';
import type { Shape } from '../types.ts';

export const publicFiles = {
  tooMany: 'You can send only %{most} files. Not added: %{names}.',
  INVALID_FILE_TYPE: '%{name}: this type of file is not accepted. Use a photo or a PDF.',
  FILE_TOO_LARGE: '%{name}: the file is larger than 5 MB. Select a smaller one.',
  FILE_INFECTED: '%{name}: the file contains a virus and was not sent. Remove it and select another.',
  OTHER: '%{name}: the file could not be read. Remove it and select another.',
} satisfies Shape<typeof source>;
