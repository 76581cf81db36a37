import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import type { RecordOf } from '../../../../resources/kit/module.ts';
import { showMinute } from '../../../../resources/numbers/dates.ts';
import { showPhone } from '../../../../resources/numbers/phone.ts';
import type { OwnerFields, WaitingChange } from '../../../../resources/owners/owner/fields.ts';
import { isOwnerInAccount } from '../../../../resources/owners/owner/rules.ts';
import { answerOwnContactChange } from '../../../../resources/owners/ownerDataUpdate/calls.ts';
import { ownerDataUpdate } from '../../../../resources/owners/ownerDataUpdate/schema.ts';
import { unbroken, useTimezone } from '../../../fields/index.ts';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import type { OperableRecord } from '../../../operations/useOperations.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

type Owner = RaRecord<number> &
  OperableRecord &
  Pick<
    RecordOf<OwnerFields>,
    'waitingChanges' | 'wrongContacts' | 'provenContacts' | 'hasAccount' | 'version'
  >;

/** What a waiting change needs before it is put on record. */
const needOf = ({ isObjected }: WaitingChange, owner: Owner) =>
  isObjected
    ? 'objected'
    : owner.hasAccount || owner.provenContacts?.includes('email')
      ? 'needsOwner'
      : 'needsStaff';

const valueOf = ({ contact, value }: WaitingChange): string | null =>
  value && contact.startsWith('phone') ? showPhone(value) : value;

/**
 * The changes of contacts of an owner that wait: what, since when, and what each needs. The owner confirms or refuses
 * here; staff note that the owner calls the contact on record wrong.
 */
export function WaitingChanges({ owner }: { readonly owner: Owner }) {
  const translate = useTranslate();
  const say = useTexts('ownerPages.waiting');
  const timezone = useTimezone();
  const actor = useActor();
  const notify = useNotify();
  const client = useQueryClient();
  const data = useDataProvider();
  const { isBusy, trouble, run } = useSubmission();
  const [last, setLast] = useState<() => void>(() => () => undefined);
  const changes = owner.waitingChanges ?? [];
  if (changes.length === 0) return null;
  const isOwn = actor !== null && actor.ownerId === owner.id && isOwnerInAccount(actor);
  const send = (act: () => Promise<unknown>, done: string) => {
    const again = () =>
      void run(async () => {
        await act();
        notify(`ownerPages.waiting.${done}`, { type: 'success' });
        await client.invalidateQueries({ queryKey: ['owner'] });
      });
    setLast(() => again);
    again();
  };
  const answer = (id: number, given: 'CONFIRM' | 'REFUSE') =>
    send(
      () => callApi(answerOwnContactChange, { params: { id }, body: { answer: given } }),
      given === 'CONFIRM' ? 'confirmed' : 'refused',
    );
  const callWrong = ({ contact }: WaitingChange) =>
    send(
      () =>
        data.update('owner', {
          id: owner.id,
          data: { ...owner, wrongContacts: [...(owner.wrongContacts ?? []), contact] },
          previousData: owner,
        }),
      'calledWrong',
    );
  return (
    <Alert severity={changes.some(({ isObjected }) => isObjected) ? 'warning' : 'info'}>
      <AlertTitle>{say('title')}</AlertTitle>
      {say('text')}
      <SubmissionAlert trouble={trouble} onAgain={last} isBusy={isBusy} fields={[]} takesFocus />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 1.5 }}>
        {changes.map((change) => (
          <Box component="li" key={change.id} sx={{ overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 700 }}>
              {unbroken(
                `${translate(`resources.ownerDataUpdate.choices.contact.${change.contact}`)}: ${valueOf(change) ?? say('cleared')}`,
              )}
            </Box>
            <Box>
              {unbroken(say('since', { date: showMinute(change.creationTimestamp, timezone) }))}
              {change.entityName && `, ${change.entityName}`}
            </Box>
            <Box>{say(needOf(change, owner))}</Box>
            {change.isOldWrong && <Box>{say('oldWrong')}</Box>}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
              {isOwn && (
                <>
                  <Button
                    size="small"
                    variant="contained"
                    disabled={isBusy}
                    onClick={() => answer(change.id, 'CONFIRM')}
                  >
                    {say('confirm')}
                  </Button>
                  <Button
                    size="small"
                    variant="outlined"
                    disabled={isBusy}
                    onClick={() => answer(change.id, 'REFUSE')}
                  >
                    {say('refuse')}
                  </Button>
                </>
              )}
              {!isOwn && !change.isOldWrong && owner.operations?.EDIT?.allowed && (
                <Button
                  size="small"
                  variant="outlined"
                  disabled={isBusy}
                  onClick={() => callWrong(change)}
                  sx={{ textAlign: 'left' }}
                >
                  {say('callWrong')}
                </Button>
              )}
              {may(ownerDataUpdate.request.decide) && (
                <Button
                  size="small"
                  variant="outlined"
                  component={Link}
                  to={`/${ownerDataUpdate.resource}/${change.id}`}
                >
                  {say('decide')}
                </Button>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
