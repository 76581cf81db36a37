import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { errorText } from '../../../../i18n/index.ts';
import { setConfiguration } from '../../../../resources/common/configuration/calls.ts';
import { CONFIGURATION } from '../../../../resources/common/configuration/configurationValues.ts';
import { readIssues } from '../../../../resources/kit/checks/shapes.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { LargeDialog } from '../../../forms/dialogs/LargeDialog.tsx';
import { UnsavedChangesGuard } from '../../../forms/UnsavedChangesGuard.tsx';
import { PartInput } from './PartInput.tsx';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';
import { draftOf, partsOf, valueOf, type Draft } from './parts.ts';
import { useHistoryState } from '../../../runtime/address/historyState.ts';
import { markUnsavedInput } from '../../../runtime/unsavedInput.ts';
import { usePartLabel } from './usePartLabel.ts';
import type { Entry } from './useConfiguration.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';

interface EditDialogProps {
  readonly entry: Entry;
  /** Begins with the value before the last change. */
  readonly restores: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
}

type Errors = Readonly<Record<string, string>>;

/** Codes by part of what the key's type does not take; empty where it takes all. */
function check(key: Entry['key'], value: unknown): Errors {
  const result = CONFIGURATION[key].safeParse(value);
  if (result.success) return {};
  const { errors, malformed } = readIssues(result.error.issues);
  return Object.fromEntries([
    ...malformed.map((property) => [property, 'INVALID_VALUE'] as const),
    ...errors.map(({ property, error }) => [property, error] as const),
  ]);
}

/** A draft as it outlives a reload: of which key, and of which version of its value. */
interface KeptDraft {
  readonly key: Entry['key'];
  readonly version: number;
  readonly draft: Draft;
}

/** The value before the last change as a draft: a text with a version gets the next one, which it cannot be below. */
function earlierDraft({ key, value, earlier }: Entry): Draft | undefined {
  if (!earlier) return undefined;
  const draft = draftOf(key, earlier.value ?? undefined);
  const { version } = (value ?? {}) as { version?: number };
  return 'version' in draft && version !== undefined ? { ...draft, version: version + 1 } : draft;
}

/** One key: its value in the form that its type asks for, checked here as on the server. */
export function EditDialog({ entry, restores, onClose, onSaved }: EditDialogProps) {
  const { key } = entry;
  const id = useId();
  const translate = useTranslate();
  const notify = useNotify();
  // What the draft was made from: the list behind may be read again meanwhile, and must not pass for it.
  const [found, setKept] = useHistoryState<KeptDraft>('configurationDraft');
  const kept = found?.key === key ? found : null;
  const [base, setBase] = useState(() => (kept ? { ...entry, version: kept.version } : entry));
  const [isFound] = useState(kept !== null);
  const start = draftOf(key, base.value);
  const draft = kept?.draft ?? (restores ? (earlierDraft(base) ?? start) : start);
  const setDraft = (next: Draft) => {
    setKept({ key, version: base.version, draft: next });
    markUnsavedInput();
  };
  const [isLeaving, setLeaving] = useState(false);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const close = () => {
    setKept(null);
    onClose();
  };
  // What was only proposed, and not touched, is nothing to lose.
  const leave = () => (isChanged && kept ? setLeaving(true) : close());
  const { run, isBusy, trouble, errors: refusedParts, refuse: mark, dismiss } = useSubmission();
  const labelOf = usePartLabel();
  const defaultDraft = {
    ...draft,
    ...draftOf(key, entry.default),
    ...('version' in draft && { version: draft.version }),
  };
  const isDefault = JSON.stringify(draft) === JSON.stringify(defaultDraft);
  const parts = partsOf(key, base.value);
  /** The part that an error is about: what is wrong within a value without parts is said of the whole. */
  const partAt = (path: string): string => (parts[0]?.name === '' ? '' : path.replace(/^value\.?/, ''));
  // The value lies at `value` in the call, at nothing in the form.
  const errors: Errors = Object.fromEntries(
    Object.entries(refusedParts).map(([path, code]) => [partAt(path), code]),
  );
  const current = trouble?.kind === 'stale' ? (trouble.current as Entry) : undefined;
  const form = useRef<HTMLFormElement>(null);
  const say = (name: string) => translate(`configurationPages.keys.${key}.${name}`);

  /** Puts the focus on what is wrong, once it is marked. */
  const focusFirst = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());

  /** Continues from what another operator saved; the next save replaces it. */
  const goOn = (saved: Entry) => {
    setBase(saved);
    if (kept) setKept({ ...kept, version: saved.version });
    dismiss();
    void onSaved();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus());
  };

  const save = async () => {
    const value = valueOf(key, draft);
    const wrong = check(key, value);
    if (Object.keys(wrong).length > 0) {
      mark(wrong);
      focusFirst();
      return;
    }
    const refused = await run(async () => {
      await callApi(setConfiguration, { params: { key }, body: { value, version: base.version } });
      await onSaved();
      notify('configurationPages.done', { type: 'success', messageArgs: { name: say('name') } });
      close();
    });
    if (refused?.kind === 'fields') focusFirst();
  };

  return (
    <>
      <LargeDialog
        title={say('name')}
        confirm={translate('kit.form.save')}
        isBusy={isBusy}
        isHeld={isBusy}
        disabled={current !== undefined}
        maxWidth="md"
        form={form}
        onSend={() => void save()}
        onClose={leave}
      >
        <Typography sx={{ color: 'text.secondary' }}>{say('text')}</Typography>
        {current && (
          <SavedMeanwhile
            current={current}
            onTakeTheirs={() => {
              goOn(current);
              setKept({ key, version: current.version, draft: draftOf(key, current.value) });
            }}
            onKeepOwn={() => goOn(current)}
          />
        )}
        {!current && <SubmissionError trouble={trouble} />}
        {!current && isFound && kept && <Alert severity="info">{translate('configurationPages.kept')}</Alert>}
        {!current && restores && !isFound && (
          <Alert severity="info">{translate('configurationPages.restored')}</Alert>
        )}
        {parts.map((part) => {
          const code = errors[part.name];
          const label = labelOf(key, part.name);
          return (
            <PartInput
              key={part.name}
              part={part}
              id={`${id}-${part.name || 'value'}`}
              label={label}
              help={translate(`configurationPages.help.${part.name || key}`, { _: '' })}
              value={draft[part.name]}
              onChange={(value) => {
                setDraft({ ...draft, [part.name]: value });
                for (const path of Object.keys(refusedParts)) if (partAt(path) === part.name) dismiss(path);
              }}
              error={code ? errorText(translate, code, label) : undefined}
            />
          );
        })}
        {entry.default !== null && !isDefault && (
          <Button
            size="small"
            sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
            onClick={() => setDraft(defaultDraft)}
          >
            {translate('configurationPages.useDefault')}
          </Button>
        )}
      </LargeDialog>
      <UnsavedChangesGuard holds={isChanged && kept !== null && !isBusy} />
      <ConfirmDialog
        open={isLeaving}
        title={translate('kit.form.unsaved.title')}
        confirm={translate('kit.form.unsaved.leave')}
        cancel={translate('kit.form.unsaved.stay')}
        onConfirm={close}
        onCancel={() => setLeaving(false)}
        danger
      >
        {translate('kit.form.unsaved.text')}
      </ConfirmDialog>
    </>
  );
}
