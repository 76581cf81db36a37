import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { codeOf } from '../../../../dataProvider/client/callError.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { updateRolesInBulk } from '../../../../resources/access/role/calls.ts';
import { previewRoleChanges } from '../../../../resources/access/role/permissionCalls.ts';
import type { AnswerOf, BodyOf } from '../../../../resources/kit/call.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { PermissionNames } from './PermissionNames.tsx';

type Preview = AnswerOf<typeof previewRoleChanges>;
export type RolePatch = BodyOf<typeof updateRolesInBulk>['changes'][number];

interface PreviewDialogProps {
  readonly changes: RolePatch[];
  readonly onClose: () => void;
  /** Closes this, fetches the roles again, and says that it is done. */
  readonly onSaved: () => Promise<unknown>;
  /** The roles have changed meanwhile: they are fetched again, and what was chosen stays. */
  readonly onStale: () => Promise<unknown>;
}

/** All changes, role by role, and whom they concern, as the server has worked it out, before they are saved. */
export function PreviewDialog({ changes, onClose, onSaved, onStale }: PreviewDialogProps) {
  const id = useId();
  const translate = useTranslate();
  const say = useTexts('rolePages.preview');
  const { run, isBusy, trouble, dismiss } = useSubmission();
  const [renewed, setRenewed] = useState<'stale' | 'outdated'>();
  const query = useQuery({
    // Not among the queries of roles, which are read again once the changes are saved: by then this one is stale.
    queryKey: ['rolePreview', changes],
    queryFn: ({ signal }) => callApi(previewRoleChanges, { body: { changes } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const { data: preview, error } = query;
  const isStale = error !== null && codeOf(error) === 'STALE_VERSION';
  const renew = useEffectEvent(() => {
    setRenewed('stale');
    void onStale();
  });
  useEffect(() => {
    if (isStale) renew();
  }, [isStale]);
  const count = changes.reduce((sum, { add = [], remove = [] }) => sum + add.length + remove.length, 0);

  const save = async () => {
    if (!preview) return;
    const refused = await run(async () => {
      await callApi(updateRolesInBulk, { body: { changes, preview: preview.preview } });
      await onSaved();
    });
    if (refused?.code !== 'PREVIEW_OUTDATED' && refused?.code !== 'STALE_VERSION') return;
    setRenewed(refused.code === 'STALE_VERSION' ? 'stale' : 'outdated');
    dismiss();
    await (refused.code === 'STALE_VERSION' ? onStale() : query.refetch());
  };

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{say('title')}</DialogTitle>
      <DialogContent>
        <SubmissionAlert
          trouble={trouble}
          fields={[]}
          onAgain={() => void save()}
          isBusy={isBusy}
          sx={{ mb: 2 }}
        />
        {renewed && (
          <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
            {say(renewed)}
          </Alert>
        )}
        <Typography sx={{ mb: 1, color: 'text.secondary' }}>{say('text')}</Typography>
        {preview ? (
          <Outcome preview={preview} />
        ) : error && !isStale ? (
          <QueryError query={query} />
        ) : (
          <Box aria-busy aria-label={say('loading')}>
            {[0, 1, 2].map((line) => (
              <Skeleton key={line} height={36} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={isBusy}>
          {say('back')}
        </Button>
        <Button
          variant="contained"
          onClick={() => void save()}
          loading={isBusy}
          disabled={count === 0 || !preview}
        >
          {translate('rolePages.preview.save', { smart_count: count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What the changes come to: warnings first, then each role with its people. */
function Outcome({ preview: { roles, people, ownLosses, vanishing } }: { readonly preview: Preview }) {
  const say = useTexts('rolePages.preview');
  return (
    <>
      <Warning text={say('ownLosses')} names={ownLosses} />
      <Warning text={say('vanishing')} names={vanishing} />
      {roles.length > 1 && (
        <Typography sx={{ fontWeight: 650 }}>{say('people', { smart_count: people })}</Typography>
      )}
      {roles.map(({ id, name, add, remove, people: count, names }) => (
        <Box
          component="section"
          key={id}
          aria-label={name}
          sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {name}
          </Typography>
          <PermissionNames label={say('add')} names={add} isGiven />
          <PermissionNames label={say('remove')} names={remove} isGiven={false} />
          <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
            {count === 0 ? say('noPeople') : say('peopleOf', { smart_count: count })}
          </Typography>
          {names.length > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[
                ...names.map((person) => person.name),
                ...(count > names.length ? [say('andMore', { smart_count: count - names.length })] : []),
              ].join(', ')}
            </Typography>
          )}
        </Box>
      ))}
    </>
  );
}

function Warning({ text, names }: { readonly text: string; readonly names: Preview['vanishing'] }) {
  const translate = useTranslate();
  if (names.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      {text}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {names.map((one) => (
          <li key={one}>{translate(`permissions.names.${one}`)}</li>
        ))}
      </Box>
    </Alert>
  );
}
