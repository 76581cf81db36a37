import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useNavigate } from 'react-router';
import { selectEntity } from '../../../../../authProvider/signIn.ts';
import { useSession } from '../../../../../authProvider/useSession.ts';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { Associations } from '../../../../parts/entities/veterinaryAssociation/Associations.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { useSignInState } from '../../../../parts/access/session/origin.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { SubmissionError } from '../../../../components/SubmissionError.tsx';

/** `/auth/entities`: for whom a veterinarian works now. */
export function EntitiesPage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const state = useSignInState();
  const { answer } = useSession();
  const [chosen, setChosen] = useState<number | null>(null);
  const { run, busyWith, trouble } = useSubmission();

  if (answer?.step !== 'ENTITY') return <Navigate to="/auth" replace state={state} />;

  const enter = (entityId: number | null) =>
    run(() => selectEntity(entityId), { of: entityId === null ? 'without' : 'with', leaves: true });

  return (
    <AuthLayout title={translate('auth.entities.title')} wide>
      <SubmissionError trouble={trouble} fields={[]} sx={{ mb: 2 }}>
        {errorText('ERROR_LOGIN_ENTITY')}
      </SubmissionError>
      <Associations chosen={chosen} onChoose={setChosen} preselect />
      <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', gap: 1.5, mt: 3 }}>
        <Button
          variant="outlined"
          size="large"
          loading={busyWith === 'without'}
          onClick={() => void enter(null)}
          sx={{ flex: '1 1 200px' }}
        >
          {translate('auth.entities.enterWithout')}
        </Button>
        <Button
          variant="contained"
          size="large"
          loading={busyWith === 'with'}
          disabled={chosen === null}
          onClick={() => void enter(chosen)}
          sx={{ flex: '1 1 200px' }}
        >
          {translate('auth.entities.enterWith')}
        </Button>
      </Box>
      {!answer.impersonator && (
        <Button onClick={() => void navigate('/logout')} sx={{ mt: 1.5, ml: -1.25, alignSelf: 'flex-start' }}>
          {translate('auth.entities.signOut')}
        </Button>
      )}
    </AuthLayout>
  );
}
