import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { plainCode, shownCode } from '../../../../resources/numbers/printedCode.ts';
import { LineField } from '../../../components/LineField.tsx';

interface ValidationFormProps {
  readonly code: string;
  readonly isBusy: boolean;
  readonly onValidate: (code: string) => void;
}

/** The code of a document and the button that validates it. */
export function ValidationForm({ code, isBusy, onValidate }: ValidationFormProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(shownCode(code));
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const plain = plainCode(typed);
    setMissing(plain === '');
    if (plain === '') field.current?.focus();
    else onValidate(plain);
  };
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{translate('validation.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        <Box sx={{ flex: '1 1 240px', '& > .MuiFormControl-root': { width: '100%', mb: 0 } }}>
          <LineField
            id="validation-code"
            label={translate('validation.code')}
            value={typed}
            inputRef={field}
            error={isMissing ? translate('validation.missing') : undefined}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ input: { spellCheck: false, autoCapitalize: 'characters' } }}
          />
        </Box>
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {translate('validation.submit')}
        </Button>
      </Box>
    </Box>
  );
}
