import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, type ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { animal as module } from '../../../../../resources/animals/animal/schema.ts';
import { stack, twoColumnGrid } from '../../../../theme/layout.ts';
import { ModuleForm } from '../../../../forms/ModuleForm.tsx';
import { SaveBar } from '../../../../forms/SaveBar.tsx';
import { useDiscard } from '../../../../forms/ModuleFormGuard.tsx';
import { useSayDone } from '../../../../fields/useSayDone.ts';
import { useModuleForm } from '../../../../forms/useModuleForm.ts';
import type { SaveRecord } from '../../../../forms/useSaving.ts';
import { Columns } from '../../../../components/Columns.tsx';
import { Section } from '../../../../components/Section.tsx';
import { AnimalInput } from '../form/AnimalInput.tsx';
import { BreedFields } from '../form/BreedFields.tsx';
import { ColourInput } from '../form/ColourInput.tsx';
import { FieldIdsProvider } from '../../../../forms/custom/ids.ts';
import { isOpen, showsPlace, type FieldModes } from '../form/fieldStates.ts';
import { PedigreeFields } from '../form/PedigreeFields.tsx';
import { SwitchInput } from '../../../../forms/custom/SwitchInput.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { PlaceChoices } from '../../../../parts/reference/address/PlaceChoices.tsx';
import { OwnerFacts, ownerPage } from './OwnerFacts.tsx';
import { requirePedigree } from './requirePedigree.ts';

interface EditTabProps {
  readonly animal: AnimalView;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

/** The record, to be changed: as far as the server says that each field may be. */
export function EditTab({ animal, onDone, onCancel }: EditTabProps) {
  const translate = useTranslate();
  const sayDone = useSayDone();
  const dataProvider = useDataProvider();
  const save = useCallback<SaveRecord>(
    async (values, before) => {
      requirePedigree(values);
      const { data } = await dataProvider.update('animal', {
        id: animal.id,
        data: { ...values, version: before?.version },
        previousData: before,
      });
      return data as Record<string, unknown>;
    },
    [dataProvider, animal.id],
  );
  const onSaved = useCallback(() => {
    void onDone().then(() => sayDone(module, 'updated', animal));
  }, [onDone, sayDone, animal]);
  const form = useModuleForm(module, { record: animal as Record<string, unknown>, save, onSaved });
  const modes: FieldModes = { ...form.modes, ...animal.fields };
  const discard = useDiscard(form, onCancel);
  const owners = ownerPage(animal);
  const section = useTexts('animalPages.section');
  const entry = (name: keyof typeof module.fields) => <AnimalInput name={name} mode={modes[name]} />;
  return (
    <FieldIdsProvider value={form.id}>
      <ModuleForm form={form} label={translate('animalPages.view.edit')}>
        <Box sx={twoColumnGrid}>
          <Section title={section('data')}>
            <Columns>
              {entry('name')}
              {entry('birthdate')}
            </Columns>
            <BreedFields modes={modes} recorded={animal} />
            <Columns>
              <ColourInput disabled={!isOpen(modes, 'color')} />
              {entry('passport')}
              {entry('healthReport')}
              {entry('orderNumber')}
            </Columns>
            <PedigreeFields modes={modes} />
          </Section>
          <Box sx={stack}>
            <Section title={section('owner')}>
              <OwnerFacts owner={animal.owner} livesHere={false} />
              {owners && (
                <Button component={Link} to={owners} startIcon={<EditRounded />} sx={{ mt: 1.5 }}>
                  {translate('animalPages.view.changeOwnerData')}
                </Button>
              )}
            </Section>
            <Section title={section('address')}>
              <Place modes={modes}>
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
        <SaveBar label={translate('animalPages.form.save')} onCancel={discard.cancel} cancelsInPlace />
        {discard.question}
      </ModuleForm>
    </FieldIdsProvider>
  );
}

interface PlaceProps {
  readonly modes: FieldModes;
  readonly children: ReactNode;
}

/** Where the animal lives, in an edit: each field as its own mode says. */
function Place({ modes, children }: PlaceProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const withOwner = useWatch({ name: 'useOwnerAddress' }) !== false;
  return (
    <Box>
      <SwitchInput
        source="useOwnerAddress"
        label={translate('animalPages.form.useOwnerAddress')}
        checked={withOwner}
        disabled={!isOpen(modes, 'useOwnerAddress')}
        help={isOpen(modes, 'useOwnerAddress') ? undefined : translate('errors.UNWRITABLE_FIELD')}
        onChange={(on) => setValue('useOwnerAddress', on, { shouldDirty: true })}
      />
      {showsPlace(modes, withOwner) && <PlaceChoices>{children}</PlaceChoices>}
    </Box>
  );
}
