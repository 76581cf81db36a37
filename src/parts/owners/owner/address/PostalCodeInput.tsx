import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { typePostalCode } from '../../../../../resources/numbers/postalCode.ts';
import { useFieldId } from '../../../../forms/custom/ids.ts';
import { useFieldError } from '../../../../forms/custom/useFieldError.ts';

interface PostalCodeInputProps {
  readonly source: string;
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly state: 'OPEN' | 'SEARCHING' | 'CONFIRMED' | 'UNCONFIRMED' | 'UNKNOWN' | 'AWAY';
  readonly locality: string;
}

/** A Portuguese postal code, confirmed as soon as it is whole. */
export function PostalCodeInput({ source, label, value, onText, state, locality }: PostalCodeInputProps) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const error = useFieldError(source, label, 'owner');
  const says = {
    OPEN: 'help',
    SEARCHING: 'searching',
    CONFIRMED: 'confirmed',
    UNCONFIRMED: 'unconfirmed',
    UNKNOWN: 'unknown',
    AWAY: 'away',
  } as const;
  const bad = state === 'UNKNOWN' || state === 'AWAY';
  return (
    <TextField
      required
      id={fieldId(source)}
      label={label}
      value={value}
      onChange={(event) => onText(typePostalCode(event.target.value, value))}
      error={error !== undefined || bad}
      helperText={
        <span role="status">
          {bad || !error ? translate(`kit.fields.postalCode.${says[state]}`, { locality }) : error}
        </span>
      }
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              {state === 'SEARCHING' && <CircularProgress size={16} aria-hidden />}
              {state === 'CONFIRMED' && <CheckCircleRounded fontSize="small" color="success" aria-hidden />}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
