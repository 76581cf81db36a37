import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useNotify, useTranslate, useWarnWhenUnsavedChanges } from 'react-admin';
import { refreshSession } from '../../../authProvider/signIn.ts';
import { LOCALES, localeOf, USER_LANGUAGE } from '../../../i18n/locale.ts';
import { fieldErrors } from '../../shell/fieldErrors.ts';
import { useErrorText } from '../../shell/useErrorText.ts';
import { profileKey, putProfile, timezones, type Profile, type ProfileInput } from './profile.ts';

/** Changes that were not saved are not left behind without a word. */
function AskBeforeLeaving() {
  useWarnWhenUnsavedChanges(true);
  return null;
}

/** Name, language, time zone, mails. What is refused shows under its field. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { name, language, timezone, receiveNotifications, version } = profile;
  const form = useForm<ProfileInput>({
    defaultValues: {
      name,
      language: USER_LANGUAGE[localeOf(language) ?? 'pt'],
      timezone,
      receiveNotifications,
    },
  });
  const { control, handleSubmit, setError, formState, clearErrors } = form;
  const label = (field: string) => translate(`shell.personal.${field}`);

  const save = handleSubmit(async (input) => {
    try {
      const saved = await putProfile({ ...input, ...(version !== undefined && { version }) });
      queryClient.setQueryData(profileKey, { ...profile, ...input, ...saved });
      notify('errors.UPDATE_SUCCESS', { type: 'success' });
      await refreshSession().catch(() => undefined);
    } catch (refused) {
      const refusedFields = Object.entries(fieldErrors(refused));
      for (const [field, code] of refusedFields) {
        setError(field as keyof ProfileInput, { message: errorText(code) }, { shouldFocus: true });
      }
      if (refusedFields.length === 0) setError('root', { message: errorText(refused) });
    }
  });
  const { errors } = formState;

  return (
    <form onSubmit={(event) => void save(event)} onChange={() => clearErrors('root')} noValidate>
      <FormProvider {...form}>
        <AskBeforeLeaving />
      </FormProvider>
      {errors.root && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {errors.root.message}
        </Alert>
      )}
      <Controller
        name="name"
        control={control}
        rules={{ required: errorText('MISSING_NAME') }}
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            id="name"
            inputRef={ref}
            autoComplete="name"
            label={label('name')}
            error={!!errors.name}
            helperText={errors.name?.message}
          />
        )}
      />
      <TextField
        id="email"
        label={label('email')}
        value={profile.email}
        disabled
        helperText={label('emailHint')}
      />
      {profile.entity && (
        <TextField id="entity" label={label('entity')} value={profile.entity.name} disabled />
      )}
      <Controller
        name="language"
        control={control}
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            id="language"
            inputRef={ref}
            select
            label={label('language')}
            error={!!errors.language}
            helperText={errors.language?.message ?? label('languageHint')}
          >
            {LOCALES.map(({ locale, name: own }) => (
              <MenuItem key={locale} value={USER_LANGUAGE[locale]}>
                {own}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <Controller
        name="timezone"
        control={control}
        render={({ field: { ref, onChange, value } }) => (
          <Autocomplete
            id="timezone"
            options={timezones(timezone)}
            value={value}
            disableClearable
            onChange={(_, zone) => onChange(zone)}
            getOptionLabel={(zone) => zone.replaceAll('_', ' ')}
            renderInput={(params) => (
              <TextField
                {...params}
                inputRef={ref}
                label={label('timezone')}
                error={!!errors.timezone}
                helperText={errors.timezone?.message}
              />
            )}
          />
        )}
      />
      <Controller
        name="receiveNotifications"
        control={control}
        render={({ field: { value, onChange, ...field } }) => (
          <FormControlLabel
            control={<Switch {...field} checked={value} onChange={(_, on) => onChange(on)} />}
            label={label('receiveNotifications')}
            sx={{ display: 'flex', ml: 0, mb: 2 }}
          />
        )}
      />
      <Button type="submit" variant="contained" loading={formState.isSubmitting}>
        {translate('ra.action.save')}
      </Button>
    </form>
  );
}
