import { errorText, type Translate } from '../../../i18n/index.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '../../../resources/common/document/limits.ts';
import type { UploadRules } from '../core/types.ts';
import { limitName } from './fileSize.ts';

/**
 * Returns the message for a refused file. The catalogue names the usual limits; a picker with others names its own.
 */
export function uploadErrorText(
  translate: Translate,
  code: string,
  { maxBytes = MAX_FILE_BYTES, most = MAX_FILES }: UploadRules,
): string {
  if (code === 'TOO_MANY_FILES') return translate('filePages.picker.tooMany', { smart_count: most });
  return code === 'FILE_TOO_LARGE' && maxBytes !== MAX_FILE_BYTES
    ? translate('filePages.picker.tooLarge', { size: limitName(maxBytes) })
    : errorText(translate, code);
}
