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
import { refreshSession } from '../../../../../authProvider/signIn.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import type { BodyOf } from '../../../../../resources/kit/call.ts';
import { updateOwnProfile } from '../../../../../resources/account/personalArea/profileCalls.ts';
import { errorText as wording } from '../../../../../i18n/index.ts';
import { LOCALES, localeOf, USER_LANGUAGE } from '../../../../../i18n/locale.ts';
import { ZoneInput } from '../../../../fields/timezone/timezone.tsx';
import { UnsavedChangesGuard } from '../../../../forms/UnsavedChangesGuard.tsx';
import { SubmissionAlert } from '../../../../forms/SubmissionAlert.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { stickyOnMobile } from '../../../../theme/layout.ts';
import { profileKey, type Profile } from './profile.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';

/** The fields of the form, in the order in which they stand. */
const FIELDS = ['name', 'language', 'timezone', 'receiveNotifications'] as const;

/** Name, language, time zone, mails. What is refused shows under its field. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { run, trouble, errors: refusedFields, dismiss } = useSubmission();
  const queryClient = useQueryClient();
  const { name, language, timezone, receiveNotifications, version } = profile;
  const { control, handleSubmit, setError, formState, reset } = useForm<BodyOf<typeof updateOwnProfile>>({
    values: { name, language: USER_LANGUAGE[localeOf(language) ?? 'pt'], timezone, receiveNotifications },
    // The switch in the header changes the account while this form is open: what is typed here stays.
    resetOptions: { keepDirtyValues: true },
  });
  const label = useTexts('shell.personal');
  const fieldError = (field: (typeof FIELDS)[number], code: string) =>
    wording(translate, code, label(field), 'user');

  const save = handleSubmit(async (input) => {
    const refused = await run(async () => {
      const saved = await callApi(updateOwnProfile, { body: { ...input, version } });
      reset(input);
      queryClient.setQueryData(profileKey, { ...profile, ...input, ...saved });
      notify('personalPages.profileSaved', { type: 'success' });
      await refreshSession().catch(() => undefined);
    });
    if (refused?.kind !== 'fields') return;
    const codes = refused.errors;
    for (const field of FIELDS.filter((one) => codes[one]).toReversed())
      setError(field, { message: fieldError(field, codes[field] ?? '') }, { shouldFocus: true });
  });
  const { errors } = formState;
  const hasWrongFields = FIELDS.some((field) => errors[field]);
  // What is wrong with anything else is shown too, and does not hold the next save up.
  const elsewhere = Object.entries(refusedFields).flatMap(([field, code]) =>
    FIELDS.some((own) => own === field) ? [] : [code],
  );

  return (
    <form onSubmit={(event) => void save(event)} onChange={() => dismiss()} noValidate>
      <UnsavedChangesGuard holds={formState.isDirty && !formState.isSubmitting} />
      {hasWrongFields ? (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          <AlertTitle>{translate('errors.FORM_ERROR')}</AlertTitle>
          {['FORM_ERROR_MSG', ...elsewhere].map((code) => (
            <div key={code}>{wording(translate, code)}</div>
          ))}
        </Alert>
      ) : (
        <SubmissionAlert
          trouble={trouble}
          onAgain={() => void save()}
          isBusy={formState.isSubmitting}
          fields={FIELDS}
          title={translate('errors.FORM_ERROR')}
          sx={{ mb: 2 }}
        />
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
        <TextField
          id="entity"
          label={label('entity')}
          value={profile.entity.name}
          disabled
          helperText={label('entityHint')}
        />
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
      <Button type="submit" variant="contained" loading={formState.isSubmitting} sx={stickyOnMobile}>
        {translate('ra.action.save')}
      </Button>
    </form>
  );
}
