import { createContext, useContext } from 'react';
import type { ModuleForm } from './useModuleForm.ts';

const ModuleFormContext = createContext<ModuleForm | null>(null);

export const ModuleFormProvider = ModuleFormContext.Provider;

/** The form that this is drawn in. */
export function useModuleFormContext(): ModuleForm {
  const form = useContext(ModuleFormContext);
  if (!form) throw new Error('A field needs a <ModuleForm> around it.');
  return form;
}
