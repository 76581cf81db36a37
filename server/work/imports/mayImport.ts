import { allows, nobody, type Access } from '../../../resources/kit/access.ts';
import type { Import } from '../../../resources/kit/import.ts';
import type { SignedInCaller } from '../../context.ts';
import { moduleNamed } from './importColumns.ts';

/** Who may run an import, beside `RUN_IMPORT`: no user where no such record can be made. */
export const requiresOf = (declared: Import): Access =>
  declared.requires ?? moduleNamed(declared.of).access.create ?? nobody;

/** Whether a caller may run an import. */
export const mayImport = (declared: Import, { actor }: Pick<SignedInCaller, 'actor'>): boolean =>
  allows('RUN_IMPORT', actor) && allows(requiresOf(declared), actor);
