import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { answerAssociation, removeAssociation } from '../../../../authProvider/signIn.ts';
import type { EntityAssociation } from '../../../../resources/access/session/types.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { associationsKey, type ActionResult } from './associationsQuery.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

type Action = 'accept' | 'reject' | 'cancel' | 'remove';

const DONE: Record<Action, string> = {
  accept: 'accepted',
  reject: 'rejected',
  cancel: 'cancelled',
  remove: 'removed',
};

/** Returns the actions on an association in its state. */
const actionsOf = (
  { status, isClinicalDirector }: EntityAssociation,
  current: boolean,
): readonly Action[] => {
  if (status === 'PENDING_VETERINARY_RESPONSE') return ['accept', 'reject'];
  if (status === 'PENDING_ENTITY_RESPONSE') return ['cancel'];
  return current || isClinicalDirector ? [] : ['remove'];
};

interface AssociationActionsProps {
  readonly association: EntityAssociation;
  readonly current: boolean;
  readonly onTold: (told: ActionResult) => void;
}

export function AssociationActions({ association, current, onTold }: AssociationActionsProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { run, busyWith } = useSubmission();
  const { id, name } = association.entity;
  const actions = actionsOf(association, current);
  const [leaving, setLeaving] = useUrlParam('leave', actions.includes('remove') ? [`${id}`] : []);

  async function act(action: Action) {
    const trouble = await run(
      async () => {
        await (action === 'remove' ? removeAssociation(id) : answerAssociation(id, action === 'accept'));
        onTold({ severity: 'success', text: translate(`auth.entities.${DONE[action]}`, { entity: name }) });
        await queryClient.invalidateQueries({ queryKey: associationsKey });
      },
      { of: action },
    );
    if (trouble) onTold({ severity: 'error', text: errorText(trouble.code) });
  }

  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'accept' ? 'contained' : 'outlined'}
          loading={busyWith === action}
          onClick={() => (action === 'remove' ? setLeaving(`${id}`) : void act(action))}
          aria-label={translate('auth.entities.of', {
            action: translate(`auth.entities.${action}`),
            entity: name,
          })}
        >
          {translate(`auth.entities.${action}`)}
        </Button>
      ))}
      <Dialog open={leaving !== null} onClose={() => setLeaving(null)} aria-labelledby={`remove-${id}`}>
        <DialogTitle id={`remove-${id}`}>{translate('auth.entities.removeTitle')}</DialogTitle>
        <DialogContent>{translate('auth.entities.removeText', { entity: name })}</DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => setLeaving(null)} autoFocus>
            {translate('auth.entities.keep')}
          </Button>
          <Button
            variant="contained"
            color="error"
            onClick={() => {
              setLeaving(null);
              void act('remove');
            }}
          >
            {translate('auth.entities.remove')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
