import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorText as textOf } from '../../../../i18n/index.ts';
import { sameValue } from '../../../../dataProvider/changes.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { animal as module } from '../../../../resources/animal/schema.ts';
import type { AnimalView } from '../../../../resources/animal/calls.ts';
import { listMergeReasons, mergeAnimals } from '../../../../resources/animalMerge/calls.ts';
import { MERGE_GROUPS, type MergeField } from '../../../../resources/animalMerge/fields.ts';
import { animalMerge } from '../../../../resources/animalMerge/schema.ts';
import { spaced } from '../../../components/transponder/spaced.ts';
import { wordsIn } from '../../../../resources/kit/values/words.ts';
import { storedWords } from '../../../fields/words.ts';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { MergeComparison } from '../../../records/MergeComparison.tsx';
import { MovedRecords } from '../../../records/MovedRecords.tsx';
import { useMergePreview } from './useMergePreview.ts';

interface MergeDialogProps {
  readonly animal: AnimalView;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

const FEWEST_DIGITS = 4;
/** Words for what moves and is no module. */
const OTHERS: Readonly<Record<string, string>> = { certificate: 'certificates', observation: 'observations' };
const { words } = animalMerge.fields.reason;

/** Finds the other record of an animal, shows both side by side, and merges them into this one. */
export function MergeDialog({ animal, onClose, onDone }: MergeDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const submission = useSubmission();
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const [reason, setReason] = useState('');
  const [taken, setTaken] = useState<readonly MergeField[]>([]);
  const { found, preview, error, isSearching } = useMergePreview(animal, searched);
  const { data: reasons = [] } = useQuery({
    queryKey: ['animalMergeReasons'],
    queryFn: ({ signal }) => callApi(listMergeReasons, {}, { signal }),
  });
  const say = (key: string, options?: Record<string, unknown>) =>
    translate(`animalMergePages.dialog.${key}`, options);
  const digits = typed.replace(/\D/g, '');
  // What was found belongs to the digits that were searched.
  const isCurrent = digits === searched;
  const shown = isCurrent ? preview : undefined;
  const obstacle = shown?.obstacle;
  const canMerge = shown !== undefined && !obstacle && found?.kind === 'one';

  const search = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTaken([]);
    submission.dismiss();
    setSearched(digits);
  };
  const merge = () =>
    void submission.run(async () => {
      if (!shown) return;
      await callApi(mergeAnimals, {
        body: {
          transponder: animal.transponder,
          oldTransponder: shown.old.transponder,
          reason: words ? storedWords(translate, words, reason.trim()) : reason.trim(),
          take: [...taken],
          version: shown.current.version,
          oldVersion: shown.old.version,
        },
      });
      onClose();
      notify('errors.ANIMAL_MERGE_SUCCESS', { type: 'success' });
      await onDone();
    });
  const fieldError = (field: string, label: string): string | undefined => {
    const code = submission.errors[field];
    return code && textOf(translate, code, label, 'animalMerge');
  };
  const oldError =
    fieldError('oldTransponder', say('old')) ??
    (isCurrent && found && found.kind !== 'one' ? say(found.kind) : undefined);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="merge-title">
      <DialogTitle id="merge-title">{say('title', { name: animal.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography>{say('text', { name: animal.name })}</Typography>
        <SubmissionAlert
          trouble={submission.trouble}
          fields={['oldTransponder', 'reason']}
          module="animalMerge"
          onAgain={merge}
          isBusy={submission.isBusy}
        />
        <Box
          component="form"
          noValidate
          onSubmit={search}
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}
        >
          <TextField
            sx={{ flex: '1 1 240px' }}
            required
            label={say('old')}
            value={typed}
            error={oldError !== undefined}
            helperText={oldError ?? say('oldHelp')}
            onChange={(event) => {
              setTyped(event.target.value);
              submission.dismiss('oldTransponder');
            }}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 30 } }}
          />
          <Button
            type="submit"
            variant="outlined"
            loading={isSearching}
            disabled={digits.length < FEWEST_DIGITS}
            sx={{ mt: { sm: 3 } }}
          >
            {say('search')}
          </Button>
        </Box>
        {error && isCurrent && <Alert severity="error">{errorText(error)}</Alert>}
        {shown && found?.kind === 'one' && (
          <>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {say('found', { name: found.name, transponder: spaced(found.transponder) })}
            </Typography>
            {obstacle && (
              <Alert severity="warning">
                {say('obstacle', {
                  which: say(obstacle.property === 'transponder' ? 'current' : 'other'),
                  reason: errorText(obstacle.reason),
                })}
              </Alert>
            )}
            <MergeComparison
              module={module}
              kept={{
                record: shown.current,
                head: `${say('current')} · ${spaced(shown.current.transponder)}`,
                name: spaced(shown.current.transponder),
              }}
              other={{
                record: shown.old,
                head: `${say('other')} · ${spaced(shown.old.transponder)}`,
                name: spaced(shown.old.transponder),
              }}
              fixed={['ownerId']}
              groups={MERGE_GROUPS.map((fields) => ({
                key: fields[0],
                fields,
                isOpen: fields
                  .filter((name) => !sameValue(shown.current[name], shown.old[name]))
                  .every((name) => shown.writable.includes(name)),
              }))}
              taken={taken}
              onTake={(key, isTaken) =>
                setTaken((now) => {
                  const [field] = MERGE_GROUPS.find(([first]) => first === key) ?? [];
                  const others = now.filter((one) => one !== field);
                  return isTaken && field ? [...others, field] : others;
                })
              }
              say={say}
            />
            <MovedRecords
              title={say('moves')}
              none={say('movesNone')}
              moves={shown.moves}
              others={(kind, count) => say(OTHERS[kind] ?? 'documents', { smart_count: count })}
            />
            <Autocomplete
              freeSolo
              options={reasons.map((one) => (words ? wordsIn(translate, words, one.reason) : one.reason))}
              inputValue={reason}
              onInputChange={(_, next) => {
                setReason(next);
                submission.dismiss('reason');
              }}
              renderInput={(props) => (
                <TextField
                  {...props}
                  required
                  label={say('reason')}
                  error={fieldError('reason', say('reason')) !== undefined}
                  helperText={fieldError('reason', say('reason')) ?? say('reasonHelp')}
                />
              )}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('kit.form.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={!canMerge}
          loading={submission.isBusy}
          onClick={merge}
        >
          {say('confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
