import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useActor } from '../../../../authProvider/useSession.ts';
import { animalModes } from '../../../../resources/animal/rules.ts';
import { stack, twoColumnGrid } from '../../../theme/layout.ts';
import { Columns } from '../../../components/Columns.tsx';
import { OwnerForm } from '../../../parts/owner/OwnerForm.tsx';
import { StickyActions } from '../../../components/page/StickyActions.tsx';
import { Section } from '../../../components/Section.tsx';
import { AnimalInput } from '../form/AnimalInput.tsx';
import { BreedFields } from '../form/BreedFields.tsx';
import { ColourInput } from '../form/ColourInput.tsx';
import { PedigreeFields } from '../form/PedigreeFields.tsx';
import { PhotoField } from '../photo/PhotoField.tsx';
import type { Photo } from '../photo/picture.ts';
import { PlaceFields } from '../../../parts/owner/address/PlaceFields.tsx';
import { TransponderInput } from './TransponderInput.tsx';
import type { Purpose } from './TransponderCheckResult.tsx';
import { useTransponderCheck } from './useTransponderCheck.ts';

interface RegistrationFormProps {
  readonly purpose: Purpose;
  /** The photo, for a form that takes one. */
  readonly photo?: { readonly value: Photo | null; readonly onChange: (photo: Photo | null) => void };
  /** Sections that stand below those of the animal. */
  readonly more?: ReactNode;
  /** Said of what was entered, above the button. */
  readonly notice?: ReactNode;
  readonly isSending: boolean;
  readonly onSend: () => void;
  /** The result of the last attempt. */
  readonly children?: ReactNode;
}

/** The fields of a registration, in the order in which they are asked at the desk. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { purpose, photo, more, notice, isSending, onSend, children } = props;
  const translate = useTranslate();
  const actor = useActor();
  const [name, transponder] = useWatch({ name: ['name', 'transponder'] }) as [string | null, string];
  const { check } = useTransponderCheck(transponder);
  const modes = actor ? animalModes({ mode: 'create', actor, before: null }) : undefined;
  const section = (key: string) => translate(`animalPages.section.${key}`);
  const isPossible = purpose === 'register' ? check?.canRegister : check?.canPreRegister;
  const costs = check && isPossible && (check.credits ?? 0) > 0 && check.balance !== null;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      sx={stack}
    >
      {children}
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
          {photo && (
            <Section title={section('photo')}>
              <PhotoField name={name ?? ''} {...photo} />
            </Section>
          )}
          {more}
        </Box>
        <Box sx={stack}>
          <Section title={section('owner')} hint={translate('transferPages.owner.typeFirst')}>
            <OwnerForm prefix="owner." />
          </Section>
          <Section title={section('address')}>
            <PlaceFields />
          </Section>
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
      {notice}
      <StickyActions>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isSending}
          sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}
        >
          {translate(purpose === 'register' ? 'animalPages.form.submit' : 'preRegisterPages.submit')}
        </Button>
        {costs && (
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {translate(purpose === 'register' ? 'animalPages.form.cost' : 'preRegisterPages.cost', {
              smart_count: check.balance ?? 0,
            })}
          </Typography>
        )}
      </StickyActions>
    </Box>
  );
}
