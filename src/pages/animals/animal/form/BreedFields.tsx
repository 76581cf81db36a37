import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { may } from '../../../../../authProvider/authProvider.ts';
import { Columns } from '../../../../components/Columns.tsx';
import { QueryError } from '../../../../components/QueryError.tsx';
import { ReadValue } from '../../../../fields/index.ts';
import { BreedNotice, hasNotice } from './BreedNotice.tsx';
import { BreedPicker } from './BreedPicker.tsx';
import type { BreedOption } from './breeds.ts';
import { isOpen, shownCategory, type FieldModes, type RecordedBreeds } from './fieldStates.ts';
import { GenderInput } from './GenderInput.tsx';
import { SwitchInput } from '../../../../forms/custom/SwitchInput.tsx';
import { useBreeds } from './useBreeds.ts';

interface BreedFieldsProps {
  /** The mode of each field for the user; all can be written by default. */
  readonly modes?: FieldModes;
  /** The animal as it is on record. */
  readonly recorded?: RecordedBreeds;
  /** Shows the notice about a breed as soon as it is chosen. */
  readonly announces?: boolean;
}

/** Species or breed, whether it is a cross and of what, and the sex that the breed allows. */
export function BreedFields({ modes = {}, recorded, announces = false }: BreedFieldsProps) {
  const translate = useTranslate();
  const { setValue, clearErrors } = useFormContext();
  const [breedId, crossBreedId, isCrossBreed] = useWatch({
    name: ['breedId', 'crossBreedId', 'isCrossBreed'],
  });
  const query = useBreeds();
  const { breeds, isPending } = query;
  const byId = (id: unknown) => breeds.find((one) => one.id === id) ?? null;
  const [notice, setNotice] = useState<BreedOption | null>(null);
  const breed = byId(breedId);
  // Also before the list of breeds has come: an animal on record has one.
  const hasBreed = typeof breedId === 'number';
  const cross = byId(crossBreedId);
  const open = may('WRITE_ANIMAL_PROTECTED_FIELDS')
    ? breeds
    : breeds.filter((one) => !one.isLocked || one.id === breedId);

  const put = (name: string, value: unknown) => {
    setValue(name, value, { shouldDirty: true });
    clearErrors(name);
  };
  const choose = (chosen: BreedOption | null) => {
    put('breedId', chosen?.id ?? null);
    if (isOpen(modes, 'crossBreedId')) put('crossBreedId', null);
    if (announces && chosen && hasNotice(chosen)) setNotice(chosen);
  };
  const isDangerous = breed?.type === 'G' || (isCrossBreed && cross?.type === 'G');
  const category = shownCategory(breed, isCrossBreed ? cross : null, recorded);
  const crossHelp = isOpen(modes, 'isCrossBreed')
    ? hasBreed
      ? undefined
      : translate('animalPages.form.chooseBreedFirst')
    : translate('errors.UNWRITABLE_FIELD');
  const disclaimer = breed?.disclaimer ?? '';

  return (
    <>
      {notice && <BreedNotice breed={notice} onClose={() => setNotice(null)} />}
      <QueryError query={query} sx={{ mb: 1.5 }} />
      <Columns>
        <BreedPicker
          source="breedId"
          label={translate('animalPages.form.breed')}
          hint={breed ? breed.groups.join(' · ') : translate('animalPages.form.breedHint')}
          options={open}
          value={breed}
          onChoose={choose}
          loading={isPending}
          disabled={!isOpen(modes, 'breedId')}
        />
        <GenderInput
          mayBeUndefined={breed?.canHaveUndefinedGender ?? false}
          disabled={!isOpen(modes, 'gender')}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 66, pb: crossHelp ? 1.5 : 0 }}>
          <SwitchInput
            source="isCrossBreed"
            label={translate('animalPages.form.crossBreed')}
            checked={isCrossBreed === true}
            disabled={!isOpen(modes, 'isCrossBreed') || !hasBreed}
            help={crossHelp}
            onChange={(on) => {
              put('isCrossBreed', on);
              if (!on && isOpen(modes, 'crossBreedId')) put('crossBreedId', null);
            }}
          />
        </Box>
        {isCrossBreed && (
          <BreedPicker
            source="crossBreedId"
            label={translate('animalPages.form.crossBreedOf')}
            hint={hasBreed ? '' : translate('animalPages.form.chooseBreedFirst')}
            options={open.filter((one) => one.id !== breedId && one.parentId === breed?.parentId)}
            value={cross}
            onChoose={(chosen) => {
              put('crossBreedId', chosen?.id ?? null);
              if (announces && chosen && hasNotice(chosen)) setNotice(chosen);
            }}
            loading={isPending}
            disabled={!isOpen(modes, 'crossBreedId') || !hasBreed}
          />
        )}
        <ReadValue label={translate('resources.animal.fields.breedCategory')}>
          {category
            ? `${category} · ${translate(`resources.animal.choices.breedCategory.${category}`)}`
            : translate('kit.fields.noValue')}
        </ReadValue>
      </Columns>
      {isDangerous && (
        <Alert severity="warning" role="status" sx={{ mb: 1.5 }}>
          <AlertTitle>{translate('animalPages.form.dangerous')}</AlertTitle>
          {disclaimer.length > 5 ? disclaimer : translate('animalPages.form.dangerousText')}
        </Alert>
      )}
      {!isDangerous && disclaimer.length > 5 && (
        <Alert severity="info" role="status" sx={{ mb: 1.5 }}>
          <AlertTitle>{translate('animalPages.form.disclaimer')}</AlertTitle>
          {disclaimer}
        </Alert>
      )}
    </>
  );
}
