import { useCallback, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useCreate, useUpdate, type RaRecord } from 'react-admin';
import { useSignedInAgain } from '../../../authProvider/useSession.ts';
import {
  codeOf,
  isConnectionLost,
  moreErrorsOf,
  statusOf,
  type ErrorBody,
} from '../../../dataProvider/index.ts';
import type { AnyModule, WriteMode } from '../../../resources/kit/module.ts';
import type { Values } from '../../fields/index.ts';
import { OWN_READ } from '../../parts/record/useRecord.ts';

/** Why a save did not succeed, where it was not about single fields. */
export type Trouble =
  | { readonly kind: 'lost' }
  /** Somebody else has saved meanwhile; `current` is the record as it now stands. */
  | {
      readonly kind: 'stale';
      readonly mine: Values;
      readonly before: Values;
      readonly current: Values;
      /** Who saved it, and when, as far as the server tells. */
      readonly savedBy?: string | undefined;
      readonly savedAt?: string | undefined;
    }
  | { readonly kind: 'refused'; readonly code: string }
  /** Errors of fields, by their form paths; `more` counts those that the server did not name. */
  | { readonly kind: 'fields'; readonly errors: Readonly<Record<string, string>>; readonly more: number };

/** Saves and gives the record as the server answered it. */
export type SaveRecord = (values: Values, before: Values | null) => Promise<Values>;

interface Saving {
  readonly module: AnyModule;
  readonly mode: WriteMode;
  readonly record: Values | null;
  readonly form: UseFormReturn<Record<string, unknown>>;
  readonly save?: SaveRecord | undefined;
  readonly onSaved?: ((record: Values) => void) | undefined;
}

/** Sends a form's values, once at a time, and tells apart what can come of it. */
export function useSaving({ module, record, form, save, onSaved }: Saving) {
  const [create] = useCreate<RaRecord>();
  const [update] = useUpdate<RaRecord>();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);

  const send = useCallback(
    async (values: Values, before: Values | null): Promise<Values> => {
      if (save) return save(values, before);
      const { resource } = module;
      if (!before)
        return (await create(resource, { data: values, meta: OWN_READ }, { returnPromise: true })) as Values;
      const saved = await update(
        resource,
        {
          id: before.id as number,
          data: { ...values, version: before.version },
          previousData: before as RaRecord,
          meta: OWN_READ,
        },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      return saved as Values;
    },
    [save, module, create, update],
  );

  const fail = useCallback(
    (failure: unknown, values: Values, before: Values | null) => {
      if (isConnectionLost(failure)) return setTrouble({ kind: 'lost' });
      // The sign-in comes up over the form; nothing here is wrong.
      if (statusOf(failure) === 401) return undefined;
      const code = codeOf(failure);
      const { errors, data } = ((failure as { body?: ErrorBody | null }).body ?? {}) as ErrorBody;
      if (code === 'STALE_VERSION' && before && data?.current) {
        const { current, savedBy, savedAt } = data as { current: Values; savedBy?: string; savedAt?: string };
        return setTrouble({ kind: 'stale', mine: values, before, current, savedBy, savedAt });
      }
      if (!errors) return setTrouble({ kind: 'refused', code });
      for (const [path, message] of Object.entries(errors)) form.setError(path, { type: 'server', message });
      return setTrouble({ kind: 'fields', errors, more: moreErrorsOf(failure) });
    },
    [form],
  );

  useSignedInAgain(() => setTrouble(null));

  const run = useCallback(
    async (values: Values, _event?: unknown, base: Values | null = record) => {
      // A second click finds the first one at work.
      if (isRunning.current) return;
      isRunning.current = true;
      setSaving(true);
      setTrouble(null);
      try {
        const saved = await send(values, base);
        // What is on the page is what the server has: nothing is left to save.
        form.reset(form.getValues());
        onSaved?.(saved);
      } catch (failure) {
        fail(failure, values, base);
      } finally {
        isRunning.current = false;
        setSaving(false);
      }
    },
    [record, send, form, onSaved, fail],
  );

  const dismissTrouble = useCallback(() => setTrouble(null), []);
  return { run, isSaving, trouble, dismissTrouble };
}
