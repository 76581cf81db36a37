import { useCallback, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { useActor } from '../../../../authProvider/useSession.ts';
import {
  callApi,
  codeOf,
  isConnectionLost,
  moreErrorsOf,
  type ErrorBody,
} from '../../../../dataProvider/index.ts';
import { registerAnimal } from '../../../../resources/animal/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { balanceKey } from '../../../shell/banners/useBalance.ts';
import { SCROLL_AFTER } from '../../../views/form/scrollAfter.ts';
import { focusElement, inPageOrder } from '../../../parts/form/ids.ts';
import type { Photo } from '../photo/picture.ts';
import {
  checkRegistration,
  emptyRegistration,
  formPathOf,
  registrationBody,
  type Registration,
} from './registration.ts';

/** What a registration came to, where it came to something. */
export type Registered = AnswerOf<typeof registerAnimal>;

/** Why it was refused, beside errors of fields. */
export interface Refused {
  readonly code: string;
  readonly lost: boolean;
}

/** A registration's form, and its sending: checked first, sent once however often it is asked for. */
export function useRegistration(transponder: string, fieldId: (source: string) => string) {
  const actor = useActor();
  const queryClient = useQueryClient();
  // Desks are shared: each account has its own, in each entity.
  const [lastVeterinary, keepVeterinary] = useStore<number | null>(
    `animal.lastVeterinary.${actor?.id ?? 0}.${actor?.entity?.id ?? 0}`,
    null,
  );
  const form = useForm<Registration>({
    defaultValues: {
      ...emptyRegistration(transponder, actor),
      veterinaryId: actor?.veterinaryId ?? lastVeterinary,
    },
  });
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [done, setDone] = useState<Registered | null>(null);
  const [more, setMore] = useState(0);
  const running = useRef(false);

  /** Shows errors under their fields, and goes to the first that is on the page. */
  const show = useCallback(
    (found: readonly (readonly [path: string, message: string])[]) => {
      const errors = inPageOrder(found, ([path]) => fieldId(path));
      for (const [path, message] of errors)
        form.setError(path as keyof Registration, { type: 'code', message });
      requestAnimationFrame(() => void errors.some(([path]) => focusElement(fieldId(path), SCROLL_AFTER)));
    },
    [form, fieldId],
  );

  const send = useCallback(async () => {
    // A second click finds the first one at work.
    if (running.current || !actor) return;
    running.current = true;
    form.clearErrors();
    setRefused(null);
    setMore(0);
    const values = form.getValues();
    try {
      const faults = checkRegistration(values, actor);
      if (faults.length > 0) {
        return show(faults.map(({ property, error }) => [formPathOf(property), `errors.${error}`] as const));
      }
      setSending(true);
      const answer = await callApi(registerAnimal, {
        body: registrationBody(values, photo?.contents ?? null, actor),
      });
      setDone(answer);
      if (actor.veterinaryId === null) keepVeterinary(values.veterinaryId);
      void queryClient.invalidateQueries({ queryKey: balanceKey });
      void queryClient.invalidateQueries({ queryKey: ['animal'] });
    } catch (failure) {
      const { errors } = ((failure as { body?: ErrorBody | null }).body ?? {}) as ErrorBody;
      const code = codeOf(failure);
      if (errors) show(Object.entries(errors).map(([path, message]) => [formPathOf(path), message] as const));
      setMore(moreErrorsOf(failure));
      if (!errors || code !== 'FORM_ERROR_MSG') setRefused({ code, lost: isConnectionLost(failure) });
    } finally {
      running.current = false;
      setSending(false);
    }
    return undefined;
  }, [actor, form, photo, queryClient, show, keepVeterinary]);

  /** An empty form again, for the next animal; of the same owner where that was asked for. */
  const again = useCallback(
    (sameOwner: boolean) => {
      const { owner, veterinaryId } = form.getValues();
      const start = emptyRegistration('', actor);
      form.reset({
        ...start,
        veterinaryId: veterinaryId ?? start.veterinaryId,
        ...(sameOwner ? { owner } : {}),
      });
      setPhoto(null);
      setRefused(null);
      setDone(null);
    },
    [form, actor],
  );

  return { form, photo, setPhoto, send, isSending, refused, more, done, again };
}
