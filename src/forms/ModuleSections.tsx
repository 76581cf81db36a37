import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { stack, twoColumnGrid } from '../theme/layout.ts';
import { FieldInput } from './FieldInput.tsx';
import { useModuleFormContext } from './formContext.ts';
import { FormSection } from './FormSection.tsx';
import { isBroad, isWide, sectionsOf, stacksOf, type FieldGroup } from './sections.ts';

interface ModuleSectionsProps {
  /** Fields that the page has set. */
  readonly without?: readonly string[];
  /** The content of a section in place of its fields, by the section's name. */
  readonly parts?: Readonly<Record<string, ReactNode>> | undefined;
  /** What fields are called on this record, where it is not what its declaration calls them. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** All of a module's fields that are entered, in the sections that it declares. */
export function ModuleSections({ without = [], parts = {}, labels = {} }: ModuleSectionsProps) {
  const { module, modes, isWritable, focusFirst } = useModuleFormContext();
  const translate = useTranslate();
  const shownOf = ({ name, fields }: FieldGroup): FieldGroup => ({
    name,
    fields: fields.filter((one) => modes[one] !== 'hidden' && !without.includes(one)),
  });
  const columns = stacksOf(sectionsOf(module))
    .map((groups) => groups.map(shownOf).filter(({ fields }) => fields.length > 0))
    .filter((groups) => groups.length > 0);
  const shown = columns.flat();
  const first = shown[0]?.fields.find((name) => modes[name] === 'edit');
  const hasRequired = shown.some(({ fields }) =>
    fields.some((name) => modes[name] === 'edit' && module.fields[name]?.options.required),
  );
  const section = (group: FieldGroup) => (
    <FormSection
      key={group.name}
      title={group.name ? translate(`resources.${module.name}.sections.${group.name}`) : undefined}
      hint={group === shown[0] && hasRequired && isWritable ? translate('kit.form.requiredHint') : undefined}
      columns={3}
    >
      {parts[group.name] ? (
        <div className="wide">{parts[group.name]}</div>
      ) : (
        group.fields.map((source) => (
          <Box
            key={source}
            className={isWide(module, source) ? 'wide' : isBroad(module, source) ? 'broad' : undefined}
            sx={{ minWidth: 0 }}
          >
            <FieldInput source={source} label={labels[source]} autoFocus={focusFirst && source === first} />
          </Box>
        ))
      )}
    </FormSection>
  );
  return (
    <Box sx={twoColumnGrid}>
      {columns.map((groups) => (
        <Box key={groups[0]?.name} sx={stack}>
          {groups.map(section)}
        </Box>
      ))}
    </Box>
  );
}
