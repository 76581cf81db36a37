import type { FilesInput } from '../../../../resources/common/document/fileInput.ts';
import { MAX_FORM_FILES } from '../../../../resources/common/publicForm/limits.ts';
import type { Caller, Services } from '../../../context.ts';
import { prepareFiles, type PreparedFile } from '../../../files/prepare.ts';

/** Checks the files of a person without an account, as those of any other, before the transaction opens. */
export const preparePublicFiles = (
  { services, caller }: { readonly services: Services; readonly caller: Caller },
  documents: FilesInput,
): Promise<PreparedFile[]> =>
  prepareFiles({ services, caller }, documents, {
    accept: 'any',
    property: 'documents',
    maxFiles: MAX_FORM_FILES,
  });
