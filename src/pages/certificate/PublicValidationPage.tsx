import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import { plainCode } from '../../../resources/numbers/printedCode.ts';
import { LanguageSwitch } from '../../shell/header/LanguageSwitch.tsx';
import { Logo } from '../../theme/Logo.tsx';
import { useValidation } from './useValidation.ts';
import { ValidationForm } from './ValidationForm.tsx';
import { ValidationOutcome } from './ValidationOutcome.tsx';

/** `/public/validate/{code}`: the validation of a certificate, for everybody and outside the back office. */
export function PublicValidationPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { code: given = '' } = useParams();
  const fragment = useLocation().hash.slice(1);
  const code = plainCode(given);
  const { outcome, isBusy, validate } = useValidation(code, fragment);
  const title = translate('validation.title');
  useEffect(() => {
    document.title = `${title} · ${translate('shell.product')}`;
  }, [title, translate]);
  const submit = (typed: string) =>
    typed === code
      ? void validate(code, fragment)
      : void navigate(`/public/validate/${encodeURIComponent(typed)}`);
  return (
    <Box component="main" sx={{ maxWidth: 680, mx: 'auto', p: 3, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, color: 'primary.main' }}>
        <Logo size={32} />
        <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 750, color: 'text.primary' }}>
          {translate('shell.product')}
        </Typography>
        <Box sx={{ ml: 'auto' }}>
          <LanguageSwitch />
        </Box>
      </Box>
      <Typography variant="h1">{title}</Typography>
      <ValidationForm key={code} code={code} isBusy={isBusy} onValidate={submit} />
      {outcome && <ValidationOutcome outcome={outcome} />}
    </Box>
  );
}
