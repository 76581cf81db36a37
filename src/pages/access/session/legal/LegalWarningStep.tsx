import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { AuthLayout } from '../AuthLayout.tsx';
import { LegalWarning } from '../../../../parts/access/session/LegalWarning.tsx';

/** The last step: the legal text, read to its end and accepted. */
export function LegalWarningStep() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <AuthLayout title={translate('auth.legal.title')} wide>
      <LegalWarning onLeave={() => void navigate('/logout')} />
    </AuthLayout>
  );
}
