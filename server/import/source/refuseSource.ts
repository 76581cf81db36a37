import type { CatalogueCode } from '../../../resources/kit/codes.ts';
import { Refusal } from '../../errors.ts';

/** The refusal of a file that cannot be read as a table; `line` says where, as a spreadsheet counts. */
export const refuseSource = (code: CatalogueCode, line?: number): Refusal =>
  new Refusal(422, code, [{ property: 'fileId', error: code }], line === undefined ? {} : { line });
