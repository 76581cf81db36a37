import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnimalView } from '../../../../resources/animal/calls.ts';
import { animal as module } from '../../../../resources/animal/schema.ts';
import { stack, stacks } from '../../../theme/measures.ts';
import { ModuleForm } from '../../../forms/ModuleForm.tsx';
import { SaveBar } from '../../../forms/SaveBar.tsx';
import { useModuleForm } from '../../../forms/useModuleForm.ts';
import type { SaveRecord } from '../../../forms/useSaving.ts';
import { Columns } from '../../../components/Columns.tsx';
import { Section } from '../../../components/Section.tsx';
import { AnimalInput } from '../form/AnimalInput.tsx';
import { BreedFields } from '../form/BreedFields.tsx';
import { ColourInput } from '../form/ColourInput.tsx';
import { FieldIdsProvider } from '../../../forms/custom/ids.ts';
import { PedigreeFields } from '../form/PedigreeFields.tsx';
import { SwitchInput } from '../form/SwitchInput.tsx';
import { owedPedigree } from './owedPedigree.ts';

interface EditTabProps {
  readonly animal: AnimalView;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

/** The record, to be changed: as far as the server says that each field may be. */
export function EditTab({ animal, onDone, onCancel }: EditTabProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const save = useCallback<SaveRecord>(
    async (values, before) => {
      owedPedigree(values);
      const { data } = await dataProvider.update('animal', {
        id: animal.id,
        data: { ...values, version: before?.version },
        previousData: before as never,
      });
      return data as Record<string, unknown>;
    },
    [dataProvider, animal.id],
  );
  const onSaved = useCallback(() => {
    void onDone().then(() => notify('animalPages.view.saved', { type: 'success' }));
  }, [onDone, notify]);
  const form = useModuleForm(module, { record: animal as Record<string, unknown>, save, onSaved });
  const modeOf = (name: string) => animal.fields[name] ?? form.modes[name];
  const section = (name: string): string => translate(`animalPages.section.${name}`);
  const entry = (name: keyof typeof module.fields) => <AnimalInput name={name} mode={modeOf(name)} />;
  return (
    <FieldIdsProvider value={form.id}>
      <ModuleForm form={form} label={translate('animalPages.view.edit')}>
        <Box sx={stacks}>
          <Section title={section('data')}>
            <Columns>
              {entry('name')}
              {entry('birthdate')}
            </Columns>
            <BreedFields
              disabled={modeOf('breedId') !== 'edit'}
              genderDisabled={modeOf('gender') !== 'edit'}
            />
            <Columns>
              <ColourInput disabled={modeOf('color') !== 'edit'} />
              {entry('passport')}
              {entry('healthReport')}
              {entry('orderNumber')}
            </Columns>
            <PedigreeFields mode={modeOf('lopNumber')} />
          </Section>
          <Box sx={stack}>
            <Section title={section('address')}>
              <Place mode={modeOf('useOwnerAddress') === 'edit'}>
                <Columns>
                  {entry('postalCode')}
                  {entry('locality')}
                  {entry('parishId')}
                  {entry('address')}
                </Columns>
              </Place>
            </Section>
            <Section title={section('registration')}>
              <Columns>
                {entry('transponder')}
                {entry('secondTransponder')}
                {entry('registrationDate')}
                {entry('veterinaryId')}
                {entry('entityId')}
              </Columns>
            </Section>
            <Section title={section('observations')}>{entry('observations')}</Section>
          </Box>
        </Box>
        <SaveBar label={translate('animalPages.form.save')} onCancel={onCancel} />
      </ModuleForm>
    </FieldIdsProvider>
  );
}

function Place({ mode, children }: { readonly mode: boolean; readonly children: React.ReactNode }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const withOwner = useWatch({ name: 'useOwnerAddress' }) !== false;
  return (
    <Box>
      <SwitchInput
        source="useOwnerAddress"
        label={translate('animalPages.form.useOwnerAddress')}
        checked={withOwner}
        disabled={!mode}
        onChange={(on) => setValue('useOwnerAddress', on, { shouldDirty: true })}
      />
      {!withOwner && children}
    </Box>
  );
}
