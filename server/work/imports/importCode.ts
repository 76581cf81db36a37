import { importHandlers } from '../../generated/importHandlers.ts';
import { conflict } from '../../errors.ts';
import { applyDeclared } from './declaredImport.ts';
import type { AnyImport, ImportHandler } from './handleImport.ts';
import { findImport } from './importColumns.ts';

/** The import of a name with its code: that of its module's form, where it has none of its own. */
function findImportCode(name: string): AnyImport | undefined {
  const declared = findImport(name);
  if (!declared) return undefined;
  const own: ImportHandler = importHandlers[name] ?? { apply: (row) => applyDeclared(declared, row) };
  return { ...own, declared };
}

/**
 * Returns the code of an import's kind.
 * @throws Refusal 409 IMPORT_KIND_UNKNOWN where this version of the register has none
 */
export function getImportCode(kind: string): AnyImport {
  const code = findImportCode(kind);
  if (!code) throw conflict('IMPORT_KIND_UNKNOWN');
  return code;
}
