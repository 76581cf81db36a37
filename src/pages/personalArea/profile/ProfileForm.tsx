import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { useNotify, useTranslate } from 'react-admin';
import { useSignedInAgain } from '../../../../authProvider/useSession.ts';
import { refreshSession } from '../../../../authProvider/signIn.ts';
import { errorText as wording } from '../../../../i18n/index.ts';
import { LOCALES, localeOf, USER_LANGUAGE } from '../../../../i18n/locale.ts';
import { fieldErrors } from '../../../shell/runtime/fieldErrors.ts';
import { useErrorText } from '../../../parts/page/useErrorText.ts';
import { ZoneInput } from '../../../fields/timezone/timezone.tsx';
import { HoldPage } from '../../../views/form/HoldPage.tsx';
import { atThumb } from '../../../theme/measures.ts';
import { profileKey, putProfile, type Profile, type ProfileInput } from './profile.ts';

/** The fields of the form, in the order in which they stand. */
const FIELDS = ['name', 'language', 'timezone', 'receiveNotifications'] as const;

/** Name, language, time zone, mails. What is refused shows under its field. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { name, language, timezone, receiveNotifications, version } = profile;
  const { control, handleSubmit, setError, formState, clearErrors, reset } = useForm<ProfileInput>({
    values: { name, language: USER_LANGUAGE[localeOf(language) ?? 'pt'], timezone, receiveNotifications },
    // The switch in the header changes the account while this form is open: what is typed here stays.
    resetOptions: { keepDirtyValues: true },
  });
  const label = (field: string) => translate(`shell.personal.${field}`);
  const fieldError = (field: string, code: string) => wording(translate, code, label(field), 'user');

  const save = handleSubmit(async (input) => {
    try {
      const saved = await putProfile({ ...input, ...(version !== undefined && { version }) });
      reset(input);
      queryClient.setQueryData(profileKey, { ...profile, ...input, ...saved });
      notify('errors.UPDATE_SUCCESS', { type: 'success' });
      await refreshSession().catch(() => undefined);
    } catch (refused) {
      const codes = fieldErrors(refused);
      const here = FIELDS.filter((field) => codes[field]);
      for (const field of here.toReversed())
        setError(field, { message: fieldError(field, codes[field] ?? '') }, { shouldFocus: true });
      // What is wrong with anything else is told, and holds the next save up in no way.
      const elsewhere = Object.entries(codes).find(([field]) => !here.some((one) => one === field));
      if (elsewhere || here.length === 0) setError('root', { message: errorText(elsewhere?.[1] ?? refused) });
    }
  });
  const { errors } = formState;
  useSignedInAgain(() => clearErrors('root'));
  const hasWrongFields = FIELDS.some((field) => errors[field]);

  return (
    <form onSubmit={(event) => void save(event)} onChange={() => clearErrors('root')} noValidate>
      <HoldPage holds={formState.isDirty && !formState.isSubmitting} />
      {(errors.root || hasWrongFields) && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          <AlertTitle>{translate('errors.FORM_ERROR')}</AlertTitle>
          {hasWrongFields && <div>{translate('errors.FORM_ERROR_MSG')}</div>}
          {errors.root && <div>{errors.root.message}</div>}
        </Alert>
      )}
      <Controller
        name="name"
        control={control}
        rules={{ required: fieldError('name', 'MISSING_NAME') }}
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
          <ZoneInput
            id="timezone"
            inputRef={ref}
            label={label('timezone')}
            value={value}
            onChange={onChange}
            error={errors.timezone?.message}
          />
        )}
      />
      <Controller
        name="receiveNotifications"
        control={control}
        render={({ field: { value, onChange, ...field } }) => (
          <FormControl error={!!errors.receiveNotifications} sx={{ display: 'flex', mb: 2 }}>
            <FormControlLabel
              control={<Switch {...field} checked={value} onChange={(_, on) => onChange(on)} />}
              label={label('receiveNotifications')}
              sx={{ ml: 0 }}
            />
            {errors.receiveNotifications && (
              <FormHelperText>{errors.receiveNotifications.message}</FormHelperText>
            )}
          </FormControl>
        )}
      />
      <Button type="submit" variant="contained" loading={formState.isSubmitting} sx={atThumb}>
        {translate('ra.action.save')}
      </Button>
    </form>
  );
}
