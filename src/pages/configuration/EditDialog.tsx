import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSignedInAgain } from '../../../authProvider/useSession.ts';
import { callApi, codeOf, type ErrorBody } from '../../../dataProvider/index.ts';
import { errorText } from '../../../i18n/index.ts';
import { setConfiguration } from '../../../resources/configuration/calls.ts';
import { CONFIGURATION } from '../../../resources/configuration/values.ts';
import { readIssues } from '../../../resources/kit/shapes.ts';
import { useErrorText } from '../../parts/page/useErrorText.ts';
import { ConfirmDialog } from '../../views/index.ts';
import { HoldPage } from '../../views/form/HoldPage.tsx';
import { PartInput } from './PartInput.tsx';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';
import { draftOf, PARTS, valueOf } from './parts.ts';
import type { Entry } from './useConfiguration.ts';

interface EditDialogProps {
  readonly entry: Entry;
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

/** One key: its value in the form that its type asks for, checked here as on the server. */
export function EditDialog({ entry, onClose, onSaved }: EditDialogProps) {
  const { key } = entry;
  const id = useId();
  const translate = useTranslate();
  const refusal = useErrorText();
  const notify = useNotify();
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  // What the draft was made from: the list behind may be read again meanwhile, and must not pass for it.
  const [base, setBase] = useState(entry);
  const [current, setCurrent] = useState<Entry>();
  const start = draftOf(key, base.value);
  const [draft, setDraft] = useState(start);
  const [isLeaving, setLeaving] = useState(false);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const leave = () => (isChanged ? setLeaving(true) : onClose());
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  useSignedInAgain(() => setFailure(undefined));
  const form = useRef<HTMLFormElement>(null);
  const say = (name: string) => translate(`configurationPages.keys.${key}.${name}`);
  const labelOf = (name: string): string =>
    name === '' ? say('name') : translate(`configurationPages.parts.${name}`);

  /** Marks what is wrong, and puts the focus there once it is marked. */
  const refuse = (wrong: Errors) => {
    setErrors(wrong);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  /** Goes on from what another operator saved; the next save replaces it. */
  const goOn = (saved: Entry) => {
    setBase(saved);
    setCurrent(undefined);
    setErrors({});
    void onSaved();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus());
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const value = valueOf(key, draft);
    const wrong = check(key, value);
    setErrors({});
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setBusy(true);
    try {
      await callApi(setConfiguration, { params: { key }, body: { value, version: base.version } });
      await onSaved();
      notify('errors.UPDATE_SUCCESS', { type: 'success' });
      onClose();
    } catch (refused) {
      const body = (refused as { body?: ErrorBody | null }).body;
      const under = Object.entries(body?.errors ?? {}).map(([path, code]) => [
        path.replace(/^value\.?/, ''),
        code,
      ]);
      setBusy(false);
      if (codeOf(refused) === 'STALE_VERSION') return setCurrent(body?.data?.current as Entry);
      if (under.length === 0) setFailure(refused);
      else refuse(Object.fromEntries(under));
    }
  };

  return (
    <Dialog
      open
      onClose={busy ? undefined : leave}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={`${id}-title`}
    >
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={(event) => void save(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={`${id}-title`}>{say('name')}</DialogTitle>
        <DialogContent
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}
        >
          <Typography sx={{ color: 'text.secondary' }}>{say('text')}</Typography>
          {current && (
            <SavedMeanwhile
              current={current}
              onTakeTheirs={() => {
                setDraft(draftOf(key, current.value));
                goOn(current);
              }}
              onKeepOwn={() => goOn(current)}
            />
          )}
          {failure !== undefined && (
            <Alert severity="error" role="alert">
              {refusal(failure)}
            </Alert>
          )}
          {PARTS[key].map((part) => {
            const code = errors[part.name];
            const label = labelOf(part.name);
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
                  setErrors(({ [part.name]: _gone, ...rest }) => rest);
                }}
                error={code ? errorText(translate, code, label) : undefined}
              />
            );
          })}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={leave} disabled={busy}>
            {translate('kit.form.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={current !== undefined}>
            {translate('kit.form.save')}
          </Button>
        </DialogActions>
      </Box>
      <HoldPage holds={isChanged && !busy} />
      <ConfirmDialog
        open={isLeaving}
        title={translate('kit.form.unsaved.title')}
        confirm={translate('kit.form.unsaved.leave')}
        cancel={translate('kit.form.unsaved.stay')}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
        danger
      >
        {translate('kit.form.unsaved.text')}
      </ConfirmDialog>
    </Dialog>
  );
}
