import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { codeOf } from '../../../../../dataProvider/client/callError.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import {
  checkStaffTransfer,
  getEntityStaff,
  transferStaff,
} from '../../../../../resources/entities/veterinaryAssociation/staffCalls.ts';
import { withdraw } from '../../../../../resources/entities/veterinaryAssociation/operations.ts';
import { isId } from '../../../../../resources/numbers/recordId.ts';
import { CallErrorPage } from '../../../../components/errors/CallErrorPage.tsx';
import { NotFoundPage } from '../../../../components/errors/NotFoundPage.tsx';
import { PageLoading } from '../../../../components/page/PageLoading.tsx';
import { PageTitle } from '../../../../components/page/PageTitle.tsx';
import { QueryError } from '../../../../components/QueryError.tsx';
import { Section } from '../../../../components/Section.tsx';
import { SubmissionAlert } from '../../../../forms/SubmissionAlert.tsx';
import { UnsavedChangesGuard } from '../../../../forms/UnsavedChangesGuard.tsx';
import { callOperation } from '../../../../operations/callOperation.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { StaffChoice } from './StaffChoice.tsx';
import { TransferResult } from './TransferResult.tsx';
import { TransferTarget } from './TransferTarget.tsx';
import { bodyOf, NO_PLAN, type Outcome, type Plan, type Refused, type Staff } from './plan.ts';

/** `/entity/:id/staff`: moves staff of an entity to another, as when a clinic closes or joins another. */
export function StaffTransferPage() {
  const { id = '' } = useParams();
  const isKey = isId(id);
  const staff = useQuery({
    queryKey: ['entity', 'staff', id],
    queryFn: ({ signal }) => callApi(getEntityStaff, { params: { id: Number(id) } }, { signal }),
    enabled: isKey,
    staleTime: 0,
  });
  if (!isKey) return <NotFoundPage />;
  if (staff.data) return <Transfer key={id} staff={staff.data} />;
  return staff.error ? <CallErrorPage error={staff.error} /> : <PageLoading />;
}

function Transfer({ staff }: { readonly staff: Staff }) {
  const say = useTexts('staffTransferPages');
  const queryClient = useQueryClient();
  const submission = useSubmission();
  const [plan, setPlan] = useState<Plan>(NO_PLAN);
  // With the people as they were: those who have moved are no longer among the staff.
  const [done, setDone] = useState<(Outcome & { readonly staff: Staff }) | null>(null);
  const [undone, setUndone] = useState<readonly Refused[] | null>(null);
  const { id, name } = staff.entity;
  const body = bodyOf(plan, staff.users);
  const isComplete = body !== null;
  const check = useQuery({
    queryKey: ['staffTransfer', id, body],
    queryFn: ({ signal }) => callApi(checkStaffTransfer, { params: { id }, body: body! }, { signal }),
    enabled: isComplete && done === null,
    gcTime: 0,
  });
  const { data: preview } = check;
  const movable = preview
    ? [...preview.users, ...preview.veterinarians].filter(({ refusal }) => refusal === null).length
    : 0;
  const refresh = () =>
    Promise.all(
      ['user', 'entity', 'staffTransfer'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    );
  const send = () =>
    submission.run(async () => {
      setDone({ ...(await callApi(transferStaff, { params: { id }, body: body! })), staff });
      await refresh();
    });
  const undo = () =>
    submission.run(async () => {
      const back = (done?.users ?? []).flatMap(({ id: of, version, formerRoleId }) =>
        version === null ? [] : [{ id: of, version, roleId: formerRoleId }],
      );
      const returned =
        back.length === 0
          ? []
          : (
              await callApi(transferStaff, {
                params: { id: plan.targetId! },
                body: { targetId: id, users: back, veterinaryIds: [], keepsAccess: false },
              })
            ).users;
      const refused: Refused[] = returned.flatMap(({ id: of, refusal }) =>
        refusal === null ? [] : [{ kind: 'user' as const, id: of, refusal }],
      );
      for (const { id: of, associationId } of done?.veterinarians ?? []) {
        if (associationId === null) continue;
        try {
          await callOperation(withdraw, { id: associationId }, {});
        } catch (error) {
          // One that was answered meanwhile stays; the others are withdrawn.
          refused.push({ kind: 'veterinarian', id: of, refusal: codeOf(error) });
        }
      }
      setUndone(refused);
      await refresh();
    });

  const page = `/entity/${id}`;
  if (done)
    return (
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
        <PageTitle>{say('title', { name })}</PageTitle>
        <TransferResult
          staff={done.staff}
          done={done}
          undone={undone}
          submission={submission}
          onUndo={() => void undo()}
        />
        <Box>
          <Button component={Link} to={page} variant="contained">
            {say('back')}
          </Button>
        </Box>
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 900 }}>
      <PageTitle>{say('title', { name })}</PageTitle>
      <UnsavedChangesGuard holds={plan !== NO_PLAN} />
      <Box sx={{ color: 'text.secondary' }}>{say('text')}</Box>
      <Section title={say('who')}>
        <StaffChoice staff={staff} plan={plan} onPlan={setPlan} preview={preview} />
      </Section>
      <Section title={say('where')}>
        <TransferTarget staff={staff} plan={plan} onPlan={setPlan} roles={preview?.roles ?? []} />
      </Section>
      <QueryError query={check} />
      {preview && (
        <Alert
          severity={
            preview.remaining.users > 0 && preview.remaining.administrators === 0 ? 'warning' : 'info'
          }
          role="status"
        >
          {say('remaining', {
            name,
            users: preview.remaining.users,
            administrators: preview.remaining.administrators,
            veterinarians: preview.remaining.veterinarians,
          })}
        </Alert>
      )}
      <SubmissionAlert
        trouble={submission.trouble}
        fields={[]}
        onAgain={() => void send()}
        isBusy={submission.isBusy}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={movable === 0 || check.isFetching}
          loading={submission.isBusy}
          onClick={() => void send()}
        >
          {say('send', { smart_count: movable })}
        </Button>
        <Button component={Link} to={page} variant="outlined">
          {say('cancel')}
        </Button>
      </Box>
    </Box>
  );
}
