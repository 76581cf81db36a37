import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useCreate, useUpdate, type RaRecord } from 'react-admin';
import type { AnyModule, WriteMode } from '../../resources/kit/module.ts';
import type { Values } from '../fields/index.ts';
import type { Current } from '../runtime/submission/submission.ts';
import { useSubmission } from '../runtime/submission/useSubmission.ts';
import { OWN_READ } from '../runtime/useRecord.ts';

/** A save that came second: what was to be saved, what it started from, and the record as it now stands. */
export interface Stale extends Current {
  readonly mine: Values;
  readonly before: Values;
}

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

/** Sends a form's values, once at a time, and shows refused fields at their place. */
export function useSaving({ module, record, form, save, onSaved }: Saving) {
  const [create] = useCreate<RaRecord>();
  const [update] = useUpdate<RaRecord>();
  const { run: submit, trouble, isBusy, dismiss } = useSubmission();
  const [sent, setSent] = useState<Pick<Stale, 'mine'> & { readonly before: Values | null }>();

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

  const run = useCallback(
    async (values: Values, _event?: unknown, base: Values | null = record) => {
      setSent({ mine: values, before: base });
      const failed = await submit(async () => {
        const saved = await send(values, base);
        // What is on the page is what the server has: nothing is left to save.
        form.reset(form.getValues());
        onSaved?.(saved);
      });
      if (failed?.kind !== 'fields') return;
      for (const [path, code] of Object.entries(failed.errors))
        form.setError(path, { type: 'server', message: `errors.${code}` });
    },
    [record, submit, send, form, onSaved],
  );

  const stale: Stale | null =
    trouble?.kind === 'stale' && sent?.before ? { ...trouble, mine: sent.mine, before: sent.before } : null;
  const dismissTrouble = useCallback(() => dismiss(), [dismiss]);
  return { run, isSaving: isBusy, trouble, stale, dismissTrouble };
}
