import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { FieldInput } from './FieldInput.tsx';
import { useModuleFormContext } from './formContext.ts';
import { FormSection } from './FormSection.tsx';

/** Kinds that need the whole width. */
const WIDE = new Set(['longText', 'richText', 'references', 'data']);

const isWide = (module: AnyModule, name: string): boolean => {
  const field = module.fields[name];
  return !!field && (WIDE.has(field.kind) || (field.kind === 'choices' && (field.values?.length ?? 0) > 20));
};

/** The sections that a module declares, with the fields that none of them names in the last one. */
function sectionsOf(
  module: AnyModule,
): readonly { readonly name: string; readonly fields: readonly string[] }[] {
  const declared = module.form?.sections ?? [];
  const named = new Set(declared.flatMap((section) => section.fields));
  const others = Object.keys(module.fields).filter((name) => !named.has(name));
  if (declared.length === 0) return [{ name: '', fields: others }];
  return declared.map((section, at) =>
    at === declared.length - 1 ? { ...section, fields: [...section.fields, ...others] } : section,
  );
}

/** All of a module's fields, in the sections that it declares. */
export function ModuleSections() {
  const { module, mode, modes, isWritable } = useModuleFormContext();
  const translate = useTranslate();
  const sections = sectionsOf(module)
    .map((section) => ({ ...section, fields: section.fields.filter((name) => modes[name] !== 'hidden') }))
    .filter((section) => section.fields.length > 0);
  const first = sections[0]?.fields.find((name) => modes[name] === 'edit');
  const hasRequired = sections.some((section) =>
    section.fields.some((name) => modes[name] === 'edit' && module.fields[name]?.options.required),
  );
  return sections.map(({ name, fields }, at) => (
    <FormSection
      key={name}
      title={name ? translate(`resources.${module.name}.sections.${name}`) : undefined}
      hint={at === 0 && hasRequired && isWritable ? translate('kit.form.requiredHint') : undefined}
    >
      {fields.map((source) => (
        <Box key={source} className={isWide(module, source) ? 'wide' : undefined} sx={{ minWidth: 0 }}>
          <FieldInput source={source} autoFocus={mode === 'create' && source === first} />
        </Box>
      ))}
    </FormSection>
  ));
}
