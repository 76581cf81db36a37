import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import { registerAnimal } from '../../../../../resources/animals/animal/calls.ts';
import type { AnswerOf } from '../../../../../resources/kit/call.ts';
import type { FieldError } from '../../../../../resources/kit/codes.ts';
import { alikeBody, alikeQuery, type AnimalAlike } from './alikeQuery.ts';
import { balanceKey } from '../../../../parts/animals/animal/useBalance.ts';
import { useFormSubmission } from '../../../../forms/useFormSubmission.ts';
import { useWizard } from '../../../../forms/wizard/useWizard.ts';
import type { Photo } from '../photo/picture.ts';
import { REGISTRATION_STEPS, stepOfPath, type RegistrationStep } from './steps.ts';
import { useDraft, type Draft } from './useDraft.ts';
import {
  checkForm,
  emptyRegistration,
  formPathOf,
  registrationBody,
  type Registration,
} from './registration.ts';

/** The answer to a successful registration. */
export type Registered = AnswerOf<typeof registerAnimal>;

/** A registration's form, and its sending: checked first, sent once however often it is asked for. */
export function useRegistration(transponder: string) {
  const actor = useActor();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
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
  const [done, setDone] = useState<Registered | null>(null);
  const submission = useFormSubmission({ form, pathOf: formPathOf });
  const { submit, check, dismiss } = submission;
  const draft = useDraft(form, photo, done !== null);
  // After a reload the form has its values a moment later than the wizard asks.
  const place = useWizard(
    REGISTRATION_STEPS,
    () => draft.resumed !== undefined || Boolean(form.getValues('name')),
  );
  const { go } = place;

  const restore = useCallback(
    (found: Draft) => {
      form.reset({ ...form.formState.defaultValues, ...found.values }, { keepDefaultValues: true });
      setPhoto(found.photo);
    },
    [form],
  );
  const { resumed } = draft;
  useEffect(() => {
    if (resumed) restore(resumed);
  }, [resumed, restore]);

  /** Whether the values of a step can be taken. */
  const checkStep = (step: RegistrationStep): boolean =>
    actor !== null &&
    check(
      checkForm(form.getValues(), actor).filter(({ property }) => stepOfPath(formPathOf(property)) === step),
    );

  const send = useCallback(async () => {
    if (!actor) return;
    const values = form.getValues();
    // Before a credit is spent; a question that cannot be asked now is no reason to refuse the animal.
    const asked = alikeQuery(alikeBody(values));
    const alike = await queryClient.fetchQuery(asked).catch(() => []);
    const isAnother = alike.every((one) => values.anotherThan.includes(one.transponder));
    await submit(
      () => [
        ...checkForm(values, actor),
        ...(isAnother
          ? []
          : [{ property: 'anotherThan', error: 'CONFIRM_ANOTHER_ANIMAL' } satisfies FieldError]),
      ],
      async () => {
        const answer = await callApi(registerAnimal, {
          body: registrationBody(values, photo?.contents ?? null, actor),
        }).catch((failure: unknown) => {
          // One that is alike may have been registered since: the refusal names it, and the form asks about it.
          const { alike: found } =
            (failure as { body?: { data?: { alike?: AnimalAlike[] } } }).body?.data ?? {};
          if (found) queryClient.setQueryData(asked.queryKey, found);
          throw failure;
        });
        setDone(answer);
        // A reload starts the next registration: neither the last step nor the number that came along.
        void navigate({ search: '' }, { replace: true, state: null });
        if (actor.veterinaryId === null) keepVeterinary(values.veterinaryId);
        const { balance: value } = answer;
        if (value !== null)
          queryClient.setQueryData(balanceKey, (old: object | undefined) => old && { ...old, value });
        void queryClient.invalidateQueries({ queryKey: ['animal'] });
      },
    );
  }, [actor, form, photo, queryClient, submit, keepVeterinary, navigate]);

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
      dismiss();
      setDone(null);
      go('animal');
    },
    [form, actor, dismiss, go],
  );

  return { form, photo, setPhoto, draft, restore, place, checkStep, send, submission, done, again };
}
