import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import { plainCode } from '../../../../resources/numbers/printedCode.ts';
import { PublicPage } from '../../../shell/frame/PublicPage.tsx';
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
  const submit = (typed: string) =>
    typed === code
      ? void validate(code, fragment)
      : void navigate(`/public/validate/${encodeURIComponent(typed)}`);
  return (
    <PublicPage title={translate('validation.title')}>
      <ValidationForm key={code} code={code} isBusy={isBusy} onValidate={submit} />
      {outcome && <ValidationOutcome outcome={outcome} />}
    </PublicPage>
  );
}
