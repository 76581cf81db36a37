import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { TRANSPONDER_LENGTH } from '../../../../../resources/numbers/transponder.ts';
import { ScanButton } from '../../../../scan/ScanButton.tsx';
import { SlotInput } from '../../../../components/SlotInput.tsx';
import { useOrigin } from '../../../../components/transponder/useOrigin.ts';
import { useTransponderTyping } from '../../../../components/transponder/useTransponderTyping.tsx';
import { useFieldId } from '../../../../forms/custom/ids.ts';
import { useFieldError } from '../../../../forms/custom/useFieldError.ts';
import { TransponderCheckResult, type Purpose } from './TransponderCheckResult.tsx';

/** The number that is being registered, engraved: its count, where it comes from, and what the server says of it. */
export function TransponderInput({ purpose }: { readonly purpose: Purpose }) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const { colours } = useTheme().palette;
  const { field } = useController({ name: 'transponder' });
  const { clearErrors } = useFormContext();
  const digits = String(field.value ?? '');
  const label = translate('animalPages.form.transponder');
  const refused = useFieldError('transponder', label, 'animal');
  const origin = useOrigin(digits);
  const id = fieldId('transponder');
  const { type, offer, tooLong } = useTransponderTyping(digits, (number) => {
    field.onChange(number);
    clearErrors('transponder');
  });
  const error = refused ?? tooLong;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
        <Box sx={{ width: 'fit-content', maxWidth: '100%' }}>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'baseline',
              justifyContent: 'space-between',
              gap: 2,
            }}
          >
            <Typography component="label" htmlFor={id} sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
              {label}
              <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
                {' *'}
              </Box>
            </Typography>
            <Typography
              component="span"
              sx={{ fontSize: '0.875rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              <span aria-hidden>{translate('kit.fields.transponder.counter', { count: digits.length })}</span>
              <span style={visuallyHidden}>
                {translate('kit.fields.transponder.counterLabel', { count: digits.length })}
              </span>
            </Typography>
          </Box>
          <Box
            sx={{
              mt: 0.625,
              px: 1.75,
              width: 'fit-content',
              maxWidth: '100%',
              borderRadius: '10px',
              border: `1px solid ${error ? colours.tones.bad.text : colours.edge}`,
              bgcolor: colours.paper,
              '&:focus-within': { outline: `2px solid ${colours.primary}`, outlineOffset: 1 },
            }}
          >
            <SlotInput
              id={id}
              name="transponder"
              autoComplete="off"
              slots={TRANSPONDER_LENGTH}
              marked={3}
              digit="clamp(1rem, calc((100vw - 110px) / 11.8), 1.625rem)"
              gap={0.16}
              value={digits}
              error={error !== undefined}
              inputRef={field.ref}
              onText={type}
              inputProps={{
                inputMode: 'numeric',
                spellCheck: false,
                required: true,
                'aria-invalid': error !== undefined,
                'aria-describedby': `${id}-origin ${id}-verdict`,
              }}
              sx={{ '& input:focus-visible': { outline: 'none' }, pt: 0.75, pb: 0.5 }}
            />
          </Box>
        </Box>
        <ScanButton onNumber={type} sx={{ minHeight: { sm: 50 } }} />
      </Box>
      <FormHelperText id={`${id}-origin`} component="p" error={error !== undefined}>
        {error ?? origin ?? translate('kit.fields.transponder.paste')}
      </FormHelperText>
      {offer && <Box sx={{ mt: 1.5 }}>{offer}</Box>}
      <Box id={`${id}-verdict`} role="status">
        <TransponderCheckResult digits={digits} purpose={purpose} />
      </Box>
    </Box>
  );
}
