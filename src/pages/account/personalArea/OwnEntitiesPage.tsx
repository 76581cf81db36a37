import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { selectEntity } from '../../../../authProvider/signIn.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { Associations } from '../../../parts/entities/veterinaryAssociation/Associations.tsx';
import { PersonalFrame } from './PersonalFrame.tsx';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

/** `/personal/entities`: a veterinarian's entities, and working for another one without signing in anew. */
export function OwnEntitiesPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const current = useActor()?.entity?.id ?? null;
  const [chosen, setChosen] = useState<number | null>(current);
  const { run, isBusy } = useSubmission();

  async function change() {
    const trouble = await run(async () => {
      await selectEntity(chosen);
      notify('shell.personal.entityChanged', { type: 'success' });
    });
    if (trouble) notify(errorText('ERROR_LOGIN_ENTITY'), { type: 'error' });
  }

  return (
    <PersonalFrame width={760}>
      <Card>
        <CardContent>
          <Associations chosen={chosen} onChoose={setChosen} />
          <Button
            variant="contained"
            disabled={chosen === null || chosen === current}
            loading={isBusy}
            onClick={() => void change()}
            sx={{ mt: 1 }}
          >
            {translate('auth.entities.switchTo')}
          </Button>
        </CardContent>
      </Card>
    </PersonalFrame>
  );
}
