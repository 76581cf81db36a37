import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { clearSession } from '../../../../../dataProvider/client/session.ts';
import { useSession } from '../../../../../authProvider/useSession.ts';
import { PageLoading } from '../../../../components/page/PageLoading.tsx';
import { CodeStep } from './CodeStep.tsx';
import { CredentialsStep } from './CredentialsStep.tsx';
import { ARRIVAL } from '../../../../runtime/address/arrival.ts';
import { destination, useSignInState } from '../../../../parts/access/session/origin.ts';

const LegalWarningStep = lazy(() =>
  import('../legal/LegalWarningStep.tsx').then((m) => ({ default: m.LegalWarningStep })),
);

/** `/auth`: whichever step is due, in their order; once all are done, on to where the person wanted to go. */
export function SignInPage() {
  const { answer, ranOut } = useSession();
  const state = useSignInState();
  const navigate = useNavigate();

  useEffect(() => {
    // Here nothing is open that a sign-in over the page would have to save.
    if (ranOut && !answer) clearSession();
  }, [ranOut, answer]);

  const startAgain = (error: string) => {
    clearSession();
    void navigate('/auth', { replace: true, state: { origin: state.origin, email: state.email, error } });
  };

  if (!answer) return <CredentialsStep />;
  switch (answer.step) {
    case 'TWO_FACTOR':
      return <CodeStep onStartAgain={startAgain} />;
    case 'ENTITY':
      return <Navigate to="/auth/entities" replace state={state} />;
    case 'LEGAL_WARNING':
      return (
        <Suspense fallback={<PageLoading />}>
          <LegalWarningStep />
        </Suspense>
      );
    case 'DONE':
      return <Navigate to={destination(state)} replace state={ARRIVAL} />;
  }
}
