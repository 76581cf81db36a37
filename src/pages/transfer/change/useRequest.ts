import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi, codeOf, isConnectionLost, type ErrorBody } from '../../../../dataProvider/index.ts';
import { requestTransfer } from '../../../../resources/animalTransfer/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { checkOwner } from '../../../../resources/owner/embedded.ts';
import { focusElement, inPageOrder } from '../../animal/form/ids.ts';
import { emptyOwner, givenOwner, type OwnerValues } from '../../owner/ownerForm.ts';
import type { DocumentContents } from '../documents/readDocument.ts';

interface RequestValues {
  newOwner: OwnerValues;
  newAnimalName: string;
}

export interface RequestRefused {
  readonly code: string;
  readonly lost: boolean;
}

/** Where a form's owner has what a call names beside other things. */
const pathOf = (path: string, owner: object): string => (path in owner ? `newOwner.${path}` : path);

/** Asking for a change of owner: checked here first, sent once, with its documents. */
export function useRequest(transponder: string, fieldId: (source: string) => string) {
  const actor = useActor();
  const queryClient = useQueryClient();
  const form = useForm<RequestValues>({ defaultValues: { newOwner: emptyOwner(), newAnimalName: '' } });
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<RequestRefused | null>(null);
  const [sent, setSent] = useState<AnswerOf<typeof requestTransfer> | null>(null);
  const running = useRef(false);

  const show = useCallback(
    (found: readonly (readonly [path: string, message: string])[]) => {
      const errors = inPageOrder(found, ([path]) => fieldId(path));
      for (const [path, message] of errors)
        form.setError(path as keyof RequestValues, { type: 'code', message });
      requestAnimationFrame(() => void errors.some(([path]) => focusElement(fieldId(path))));
    },
    [form, fieldId],
  );

  const send = useCallback(
    async (documents: readonly DocumentContents[]) => {
      if (running.current || !actor) return;
      running.current = true;
      form.clearErrors();
      setRefused(null);
      const { newOwner, newAnimalName } = form.getValues();
      const owner = givenOwner(newOwner, actor);
      try {
        const faults = checkOwner(owner, actor, 'newOwner.');
        if (faults.length > 0) {
          return show(faults.map(({ property, error }) => [property, `errors.${error}`] as const));
        }
        setSending(true);
        const name = newAnimalName.trim();
        const answer = await callApi(requestTransfer, {
          params: { transponder },
          body: { newOwner: owner, documents: [...documents], ...(name ? { newAnimalName: name } : {}) },
        });
        setSent(answer);
        void queryClient.invalidateQueries({ queryKey: ['animal'] });
        void queryClient.invalidateQueries({ queryKey: ['transfers'] });
      } catch (failure) {
        const { errors } = ((failure as { body?: ErrorBody | null }).body ?? {}) as ErrorBody;
        const code = codeOf(failure);
        if (errors)
          show(Object.entries(errors).map(([path, message]) => [pathOf(path, newOwner), message] as const));
        if (!errors || code !== 'FORM_ERROR_MSG') setRefused({ code, lost: isConnectionLost(failure) });
      } finally {
        running.current = false;
        setSending(false);
      }
      return undefined;
    },
    [actor, form, queryClient, show, transponder],
  );

  return { form, send, isSending, refused, sent };
}
