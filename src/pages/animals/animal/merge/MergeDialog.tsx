import { onlyDigits } from '../../../../../resources/numbers/digits.ts';
import { readTransponder } from '../../../../../resources/numbers/transponderShape.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorText as textOf } from '../../../../../i18n/index.ts';
import { sameValue } from '../../../../../dataProvider/changes.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import { animal as module } from '../../../../../resources/animals/animal/schema.ts';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { listMergeReasons, mergeAnimals } from '../../../../../resources/animals/animalMerge/calls.ts';
import { MERGE_GROUPS, type MergeField } from '../../../../../resources/animals/animalMerge/fields.ts';
import { animalMerge } from '../../../../../resources/animals/animalMerge/schema.ts';
import { spaced } from '../../../../../resources/numbers/spaced.ts';
import { wordsIn } from '../../../../../resources/kit/values/knownWords.ts';
import { Combobox } from '../../../../components/Combobox.tsx';
import { storedWords } from '../../../../fields/words/storedWords.ts';
import { SubmissionDialog } from '../../../../forms/dialogs/SubmissionDialog.tsx';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { useTexts, type TextKey } from '../../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { usePhoto } from '../../../../parts/animals/animal/usePhoto.ts';
import { MergeComparison, proposedTaken } from '../../../../records/MergeComparison.tsx';
import { MergeSearch } from '../../../../records/MergeSearch.tsx';
import { MovedRecords } from '../../../../records/MovedRecords.tsx';
import { useMergePreview } from './useMergePreview.ts';

interface MergeDialogProps {
  readonly animal: AnimalView;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

const FEWEST_DIGITS = 4;
/** Words for what moves and is no module. */
const OTHERS: Readonly<Record<string, TextKey<'animalMergePages.dialog'>>> = {
  certificate: 'certificates',
  observation: 'observations',
};
const { words } = animalMerge.fields.reason;

/** The photo of one of the two records. */
function Picture({ record: animal }: { readonly record: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const photo = usePhoto(Number(animal.id), animal.photoId as number | null, true);
  if (animal.photoId === null) return translate('kit.fields.photo.none');
  return (
    <Box
      component="img"
      src={photo ?? undefined}
      alt={translate('kit.fields.photo.alt', { name: animal.name })}
      sx={{ display: 'block', width: 96, height: 96, objectFit: 'cover', borderRadius: '8px' }}
    />
  );
}

/** The owner of a record, where the user sees who that is. */
const ownerOf = ({ owner }: Readonly<Record<string, unknown>>) =>
  (owner ?? undefined) as { readonly id: number; readonly name: string } | undefined;

/** Finds the other record of an animal, shows both side by side, and merges them into this one. */
export function MergeDialog({ animal, onClose, onDone }: MergeDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const submission = useSubmission();
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<readonly MergeField[]>();
  const [isMerged, setMerged] = useState(false);
  const { found, preview, error, isSearching } = useMergePreview(
    animal,
    searched,
    submission.isBusy || isMerged,
  );
  const { data: reasons = [] } = useQuery({
    queryKey: ['animalMergeReasons'],
    queryFn: ({ signal }) => callApi(listMergeReasons, {}, { signal }),
  });
  const say = useTexts('animalMergePages.dialog');
  const digits = onlyDigits(readTransponder(typed));
  // What was found belongs to the digits that were searched.
  const isCurrent = digits === searched;
  const shown = isCurrent ? preview : undefined;
  const obstacle = shown?.obstacle;
  const groups = MERGE_GROUPS.map((fields) => ({
    key: fields[0],
    fields,
    isOpen: fields
      .filter((name) => !sameValue(shown?.current[name], shown?.old[name]))
      .every((name) => shown?.writable.includes(name)),
  }));
  const taken = chosen ?? (shown ? proposedTaken(groups, shown.current, shown.old) : []);
  const owners = shown && [shown.current, shown.old].map(ownerOf);
  const canMerge = shown !== undefined && !obstacle && found?.kind === 'one';

  const search = () => {
    setChosen(undefined);
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
      setMerged(true);
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
    <SubmissionDialog
      submission={submission}
      title={say('title', { name: animal.name })}
      confirm={say('confirm')}
      fields={['oldTransponder', 'reason']}
      module="animalMerge"
      onSend={merge}
      onClose={onClose}
      danger
      disabled={!canMerge}
      isForm
      isWide
    >
      <Typography>{say('text', { name: animal.name })}</Typography>
      <MergeSearch
        label={say('old')}
        help={say('oldHelp')}
        error={oldError}
        text={typed}
        onText={(text) => {
          setTyped(text);
          submission.dismiss('oldTransponder');
        }}
        required
        html={{ inputMode: 'numeric', maxLength: 30 }}
        search={say('search')}
        isSearching={isSearching}
        isReady={digits.length >= FEWEST_DIGITS}
        onSearch={search}
      />
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
          {owners?.[0] && owners[1] && owners[0].id !== owners[1].id && (
            <Alert severity="warning">
              {say('otherOwner', { current: owners[0].name, other: owners[1].name })}
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
            Picture={Picture}
            fixed={['ownerId']}
            groups={groups}
            taken={taken}
            onTaken={setChosen}
            say={say}
          />
          <MovedRecords
            title={say('moves')}
            none={say('movesNone')}
            moves={shown.moves}
            others={(kind, count) => say(OTHERS[kind] ?? 'documents', { smart_count: count })}
          />
          <Combobox<string, false, true>
            freeSolo
            options={reasons.map((one) => (words ? wordsIn(translate, words, one.reason) : one.reason))}
            inputValue={reason}
            onInputChange={(_, next) => {
              setReason(next);
              submission.dismiss('reason');
            }}
            text={{
              required: true,
              label: say('reason'),
              error: fieldError('reason', say('reason')) !== undefined,
              helperText: fieldError('reason', say('reason')) ?? say('reasonHelp'),
            }}
          />
        </>
      )}
    </SubmissionDialog>
  );
}
