import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { useActor } from '../../authProvider/useSession.ts';
import type { WriteMode, AnyModule } from '../../resources/kit/module.ts';
import { dayIn } from '../../resources/numbers/dates.ts';
import { changesOf } from '../../dataProvider/changes.ts';
import type { Trouble } from '../runtime/submission/submission.ts';
import { useSaving, type SaveRecord, type Stale } from './useSaving.ts';
import type { Values } from '../fields/index.ts';
import { startValues } from './startValues.ts';
import { checkForm, modesOf, type Modes } from './formCheck.ts';

export interface ModuleFormOptions {
  /** The record as it stands; without one the form creates. */
  readonly record?: Values | null | undefined;
  /** The initial values of a new record, beside those of the declaration. */
  readonly initial?: Values | undefined;
  /** Only these fields belong to the form; all of the module's by default. */
  readonly fields?: readonly string[] | undefined;
  /** Shows values and takes none for now, whatever the account may do. */
  readonly readOnly?: boolean | undefined;
  /** The first field that can be written takes the focus when it appears. */
  readonly focusFirst?: boolean | undefined;
  /** Saves the record; by the generated create or update call by default. */
  readonly save?: SaveRecord | undefined;
  /** Called once the server has answered. */
  readonly onSaved?: ((record: Values) => void) | undefined;
}

/** A form over a module's fields: its values, what may be done with them, and what went wrong. */
export interface ModuleForm {
  readonly module: AnyModule;
  readonly mode: WriteMode;
  readonly record: Values | null;
  readonly modes: Modes;
  /** Prefix of the ids of its fields: two forms may stand on one page. */
  readonly id: string;
  readonly form: UseFormReturn<Record<string, unknown>>;
  /** For the `<form>` and for buttons outside of it. Never runs twice at once. */
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  readonly isSaving: boolean;
  /** Whether anything here can be written now. */
  readonly isWritable: boolean;
  /** Whether anything could be written, were the form not read only for now. */
  readonly canWrite: boolean;
  readonly focusFirst: boolean;
  /** The reason why the last save failed, beside errors of fields. */
  readonly trouble: Trouble | null;
  /** After a save that came second. */
  readonly stale: Stale | null;
  readonly dismissTrouble: () => void;
  /** After a stale save: continues from the server's record with the values chosen, and saves. */
  readonly merge: (chosen: Values) => Promise<void>;
  /** Takes all changes back; after a stale save, to the server's record. */
  readonly reset: () => void;
  /** Allows to leave without asking: the record is deleted, or the user chose to discard the changes. */
  readonly release: () => void;
  readonly isReleased: () => boolean;
}

const isNewer = (given: Values | null, held: Values | null): boolean =>
  !given || !held || given.id !== held.id || Number(given.version ?? 0) >= Number(held.version ?? 0);

/** The same fields, all of them read. */
const readModes = (modes: Modes): Modes =>
  Object.fromEntries(Object.entries(modes).map(([name, of]) => [name, of === 'edit' ? 'read' : of]));

let forms = 0;

/** Sets up a form over a module's fields, with the checks and field modes that the server has too. */
export function useModuleForm(module: AnyModule, options: ModuleFormOptions = {}): ModuleForm {
  const { fields, readOnly = false, focusFirst = options.record == null, save, onSaved } = options;
  const actor = useActor();
  const [id] = useState(() => `form${(forms += 1)}`);
  const given = options.record ?? null;
  const [initial] = useState(options.initial);
  const [today] = useState(() => dayIn(actor?.timezone));
  const released = useRef(false);
  const release = useCallback(() => {
    released.current = true;
  }, []);
  const isReleased = useCallback(() => released.current, []);
  // A newer record from the server does not replace the base of the user's changes: the save then reports the conflict.
  const [record, setRecord] = useState(given);
  const mode: WriteMode = record ? 'update' : 'create';
  const start = useMemo(() => startValues(module, record, initial, today), [module, record, initial, today]);

  const form = useForm<Record<string, unknown>>({
    defaultValues: start,
    resolver: (values) => {
      const result = checkForm(values, { module, actor, mode, before: record, modes, fields });
      const errors: FieldErrors<Record<string, unknown>> = {};
      for (const [path, code] of Object.entries(result.errors))
        put(errors, path, { type: 'code', message: `errors.${code}` });
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: result.values, errors: {} };
    },
  });
  const isDirty = Object.keys(form.formState.dirtyFields).length > 0;
  if (given !== record && !isDirty && isNewer(given, record)) setRecord(given);
  useEffect(() => {
    if (Object.keys(form.formState.dirtyFields).length === 0) form.reset(start);
    // Not whenever something is typed: only with another record.
    // eslint-disable-next-line react/exhaustive-deps
  }, [start, form]);

  const watched = useWatch({ control: form.control, disabled: module.modes === undefined });
  const text = JSON.stringify(
    modesOf(module, actor, mode, module.modes ? { ...start, ...watched } : start, record),
  );
  // The same modes are the same object, so that typing draws only the field that is typed in.
  const writeModes = useMemo(() => JSON.parse(text) as Modes, [text]);
  const modes = useMemo(() => (readOnly ? readModes(writeModes) : writeModes), [readOnly, writeModes]);

  const saved = useCallback(
    (answer: Values) => {
      // The next save is based on the server's current version, also where the page reads nothing again.
      if (record && answer?.id === record.id && answer.version !== undefined)
        setRecord({ ...record, ...answer });
      onSaved?.(answer);
    },
    [record, onSaved],
  );
  const saving = useSaving({ module, mode, record, form, save, onSaved: saved });
  const { trouble, stale, dismissTrouble, run } = saving;
  const submit = useMemo(() => form.handleSubmit(run), [form, run]);
  const current = stale?.current ?? null;

  const takeNewer = useCallback(() => {
    if (!current) return;
    setRecord(current);
    form.reset(startValues(module, current, undefined, today));
    dismissTrouble();
  }, [current, form, module, today, dismissTrouble]);

  const merge = useCallback(
    async (chosen: Values) => {
      if (!current) return;
      takeNewer();
      for (const [name, value] of Object.entries(changesOf(module, chosen, current)))
        form.setValue(name, value, { shouldDirty: true });
      await run({ ...startValues(module, current, undefined, today), ...chosen }, undefined, current);
    },
    [current, takeNewer, module, today, form, run],
  );

  const canWrite = Object.entries(writeModes).some(
    ([name, of]) => of === 'edit' && (!fields || fields.includes(name)),
  );
  const isWritable = canWrite && !readOnly;
  const reset = useCallback(
    () => (current ? takeNewer() : form.reset(start)),
    [current, takeNewer, form, start],
  );
  return useMemo(
    () => ({
      module,
      mode,
      record,
      modes,
      id,
      form,
      submit,
      isSaving: saving.isSaving,
      isWritable,
      canWrite,
      focusFirst,
      trouble,
      stale,
      dismissTrouble,
      merge,
      reset,
      release,
      isReleased,
    }),
    [
      module,
      mode,
      record,
      modes,
      id,
      form,
      submit,
      saving.isSaving,
      isWritable,
      canWrite,
      focusFirst,
      trouble,
      stale,
      dismissTrouble,
      merge,
      reset,
      release,
      isReleased,
    ],
  );
}

/** Puts an error at its path, as the form library nests them. */
function put(errors: Record<string, unknown>, path: string, error: { type: string; message: string }): void {
  const parts = path.split('.');
  const last = parts.pop();
  if (last === undefined) return;
  let at = errors;
  for (const part of parts) at = (at[part] ??= {}) as Record<string, unknown>;
  at[last] = { ...error, ...(at[last] as object | undefined) };
}
