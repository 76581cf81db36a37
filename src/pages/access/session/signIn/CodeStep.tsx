import { useTranslate } from 'react-admin';
import { AuthLayout } from '../AuthLayout.tsx';
import { CodeForm } from '../../../../parts/access/session/CodeForm.tsx';

/** The second factor by typing: the code from the mail, before it runs out. */
export function CodeStep({ onStartAgain }: { readonly onStartAgain: (error: string) => void }) {
  const translate = useTranslate();
  return (
    <AuthLayout title={translate('auth.code.title')}>
      <CodeForm onStartAgain={onStartAgain} />
    </AuthLayout>
  );
}
