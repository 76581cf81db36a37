import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useActor } from '../../../../authProvider/useSession.ts';
import { codeOf, isConnectionLost, moreErrorsOf, type ErrorBody } from '../../../../dataProvider/index.ts';
import type { requestTransfer } from '../../../../resources/animalTransfer/calls.ts';
import type { BodyOf } from '../../../../resources/kit/call.ts';
import { checkOwner } from '../../../../resources/owner/embedded.ts';
import type { FileContents } from '../../../files/index.ts';
import { SCROLL_AFTER } from '../../../views/form/scrollAfter.ts';
import { focusElement, inPageOrder, useFieldId } from '../../../parts/form/ids.ts';
import { emptyOwner, givenOwner, type OwnerValues } from '../../../parts/owner/ownerForm.ts';

interface RequestValues {
  newOwner: OwnerValues;
  newAnimalName: string;
}

export interface RequestRefused {
  readonly code: string;
  readonly lost: boolean;
}

/** A request on its way from the form to the answer. */
export type Asking<Sent> = ReturnType<typeof useRequest<Sent>>;

/** What is asked for: the new owner, the documents, a new name. */
export type Asked = BodyOf<typeof requestTransfer>;

/** Where a form's owner has what a call names beside other things. */
const pathOf = (path: string, owner: object): string => (path in owner ? `newOwner.${path}` : path);

/**
 * Asking for a change of owner: checked here first, sent once, with its documents; `send` answers what failed.
 * @param ask makes the call, for one animal or for several
 */
export function useRequest<Sent>(ask: (asked: Asked) => Promise<Sent>) {
  const fieldId = useFieldId();
  const actor = useActor();
  const queryClient = useQueryClient();
  const form = useForm<RequestValues>({ defaultValues: { newOwner: emptyOwner(), newAnimalName: '' } });
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<RequestRefused | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const [more, setMore] = useState(0);
  const running = useRef(false);

  const show = useCallback(
    (found: readonly (readonly [path: string, message: string])[]) => {
      const errors = inPageOrder(found, ([path]) => fieldId(path));
      for (const [path, message] of errors)
        form.setError(path as keyof RequestValues, { type: 'code', message });
      requestAnimationFrame(() => void errors.some(([path]) => focusElement(fieldId(path), SCROLL_AFTER)));
    },
    [form, fieldId],
  );

  const send = useCallback(
    async (documents: readonly FileContents[]): Promise<unknown> => {
      if (running.current || !actor) return undefined;
      running.current = true;
      form.clearErrors();
      setRefused(null);
      setMore(0);
      const { newOwner, newAnimalName } = form.getValues();
      const owner = givenOwner(newOwner, actor);
      try {
        const faults = checkOwner(owner, actor, 'newOwner.');
        if (faults.length > 0) {
          show(faults.map(({ property, error }) => [property, `errors.${error}`] as const));
          return undefined;
        }
        setSending(true);
        const name = newAnimalName.trim();
        const answer = await ask({
          newOwner: owner,
          documents: [...documents],
          ...(name ? { newAnimalName: name } : {}),
        });
        setSent(() => answer);
        void queryClient.invalidateQueries({ queryKey: ['animal'] });
        void queryClient.invalidateQueries({ queryKey: ['transfers'] });
      } catch (failure) {
        const { errors } = ((failure as { body?: ErrorBody | null }).body ?? {}) as ErrorBody;
        const code = codeOf(failure);
        if (errors)
          show(Object.entries(errors).map(([path, message]) => [pathOf(path, newOwner), message] as const));
        setMore(moreErrorsOf(failure));
        if (!errors || code !== 'FORM_ERROR_MSG') setRefused({ code, lost: isConnectionLost(failure) });
        return failure;
      } finally {
        running.current = false;
        setSending(false);
      }
      return undefined;
    },
    [actor, ask, form, queryClient, show],
  );

  return { form, fieldId, send, isSending, refused, more, sent };
}
