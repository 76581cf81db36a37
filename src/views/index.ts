export { ModuleCreate } from './ModuleCreate.tsx';
export { ModuleEdit, RecordForm } from './ModuleEdit.tsx';
export { ModuleList, type ModuleListProps } from './ModuleList.tsx';
export { AskBeforeLeaving } from './form/AskBeforeLeaving.tsx';
export { ConfirmDialog } from './form/ConfirmDialog.tsx';
export { ConnectionLost } from './form/ConnectionLost.tsx';
export { ErrorSummary } from './form/ErrorSummary.tsx';
export { FieldInput, fieldId, type FieldInputProps } from './form/FieldInput.tsx';
export { BareValue, FieldValue, type FieldValueProps } from './form/FieldValue.tsx';
export { useModuleFormContext } from './form/formContext.ts';
export { FormSection } from './form/FormSection.tsx';
export { FormSkeleton } from './form/FormSkeleton.tsx';
export { ModuleForm } from './form/ModuleForm.tsx';
export { ModuleSections } from './form/ModuleSections.tsx';
export { SaveBar } from './form/SaveBar.tsx';
export { StaleDialog } from './form/StaleDialog.tsx';
export {
  useModuleForm,
  type ModuleForm as ModuleFormState,
  type ModuleFormOptions,
} from './form/useModuleForm.ts';
export type { SaveRecord, Trouble } from './form/useSaving.ts';
export { SavedToast, savedToast } from './SavedToast.tsx';
export { ModuleVersions } from './versions/ModuleVersions.tsx';
export { VersionsButton } from './versions/VersionsButton.tsx';
