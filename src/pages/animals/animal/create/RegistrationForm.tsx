import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { animalModes } from '../../../../../resources/animals/animal/rules.ts';
import { stack, twoColumnGrid } from '../../../../theme/layout.ts';
import { Columns } from '../../../../components/Columns.tsx';
import { OwnerForm } from '../../../../parts/owners/owner/OwnerForm.tsx';
import { Section } from '../../../../components/Section.tsx';
import { focusElement, useFieldId } from '../../../../forms/custom/ids.ts';
import type { WizardPlace } from '../../../../forms/wizard/useWizard.ts';
import { Wizard } from '../../../../forms/wizard/Wizard.tsx';
import { AnimalInput } from '../form/AnimalInput.tsx';
import { BreedFields } from '../form/BreedFields.tsx';
import { ColourInput } from '../form/ColourInput.tsx';
import { PedigreeFields } from '../form/PedigreeFields.tsx';
import { PhotoField } from '../photo/PhotoField.tsx';
import type { Photo } from '../photo/picture.ts';
import { PlaceFields } from '../../../../parts/owners/owner/address/PlaceFields.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { RegistrationSummary } from './RegistrationSummary.tsx';
import type { RegistrationStep } from './steps.ts';
import { TransponderInput } from './TransponderInput.tsx';
import type { Purpose } from './TransponderCheckResult.tsx';
import { useTransponderCheck } from './useTransponderCheck.ts';

interface RegistrationFormProps {
  readonly purpose: Purpose;
  readonly place: WizardPlace;
  /** Whether the values of a step can be taken; what is wrong with them is shown. */
  readonly onCheck: (step: RegistrationStep) => boolean;
  /** The photo, for a form that takes one. */
  readonly photo?: { readonly value: Photo | null; readonly onChange: (photo: Photo | null) => void };
  /** Sections of the last step, above what is to be confirmed. */
  readonly more?: ReactNode;
  /** Said of what was entered, above the button. */
  readonly notice?: ReactNode;
  readonly isSending: boolean;
  readonly onSend: () => void;
  /** The result of the last attempt. */
  readonly children?: ReactNode;
}

/** Animal and owner beside each other as soon as both can be read. */
const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
} as const;

/** The fields of a registration, in the order in which they are asked at the desk, and what they come to. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { purpose, place, onCheck, photo, more, notice, isSending, onSend, children } = props;
  const translate = useTranslate();
  const fieldId = useFieldId();
  const actor = useActor();
  const [name, transponder] = useWatch({ name: ['name', 'transponder'] }) as [string | null, string];
  const { check } = useTransponderCheck(transponder);
  const modes = actor ? animalModes({ mode: 'create', actor, before: null }) : undefined;
  const section = useTexts('animalPages.section');
  const step = useTexts('animalPages.steps');
  const isPossible = purpose === 'register' ? check?.canRegister : check?.canPreRegister;
  const costs = check && isPossible && (check.credits ?? 0) > 0 && check.balance !== null;

  const checkAnimal = (): boolean => {
    if (!onCheck('animal')) return false;
    // The reason stands below the number. Credits may be bought while the rest is typed.
    const isRefused = isPossible === false && check?.errorMessage !== 'NO_CREDITS';
    if (isRefused) focusElement(fieldId('transponder'));
    return !isRefused;
  };
  const aboutAnimal = (
    <Box sx={stack}>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {translate('animalPages.form.required')}
      </Typography>
      <Box sx={twoColumnGrid}>
        <Box sx={stack}>
          <Section title={section('identification')}>
            <TransponderInput purpose={purpose} />
          </Section>
          <Section title={section('data')}>
            <Columns>
              <AnimalInput name="name" />
              <AnimalInput name="birthdate" />
            </Columns>
            <BreedFields announces />
            <Columns>
              <ColourInput />
              <AnimalInput name="passport" />
              <AnimalInput name="healthReport" />
            </Columns>
            <PedigreeFields />
          </Section>
        </Box>
        <Box sx={stack}>
          {photo && (
            <Section title={section('photo')}>
              <PhotoField name={name ?? ''} {...photo} />
            </Section>
          )}
          <Section title={section('registration')}>
            <Columns>
              <AnimalInput name="veterinaryId" mode={modes?.veterinaryId} required />
              <AnimalInput name="entityId" mode={modes?.entityId} required />
            </Columns>
          </Section>
          <Section title={section('observations')}>
            <AnimalInput name="observations" />
          </Section>
        </Box>
      </Box>
    </Box>
  );
  const aboutOwner = (
    <Box sx={twoColumnGrid}>
      <Section title={section('owner')} hint={translate('transferPages.owner.typeFirst')}>
        <OwnerForm prefix="owner." />
      </Section>
      <Section title={section('address')}>
        <PlaceFields />
      </Section>
    </Box>
  );
  const confirmation = (
    <Box sx={stack}>
      {more}
      <Box sx={SIDE_BY_SIDE}>
        <RegistrationSummary onChange={place.go} />
      </Box>
      {notice}
    </Box>
  );
  return (
    <Box sx={stack}>
      {children}
      <div>
        <Wizard
          place={place}
          steps={[
            { name: 'animal', label: step('animal'), content: aboutAnimal, check: checkAnimal },
            { name: 'owner', label: step('owner'), content: aboutOwner, check: () => onCheck('owner') },
            { name: 'confirm', label: step('confirm'), content: confirmation },
          ]}
          words={{
            next: step('next'),
            back: step('back'),
            submit: translate(purpose === 'register' ? 'animalPages.form.submit' : 'preRegisterPages.submit'),
          }}
          onSubmit={onSend}
          isBusy={isSending}
          note={
            costs && (
              <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                {translate(purpose === 'register' ? 'animalPages.form.cost' : 'preRegisterPages.cost', {
                  smart_count: check.balance ?? 0,
                })}
              </Typography>
            )
          }
        />
      </div>
    </Box>
  );
}
