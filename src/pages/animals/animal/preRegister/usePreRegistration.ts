import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import {
  checkPreRegistration,
  requestPreRegister,
} from '../../../../../resources/requests/animalPreRegister/calls.ts';
import type { AnswerOf } from '../../../../../resources/kit/call.ts';
import { useFiles } from '../../../../files/index.ts';
import { useFormSubmission } from '../../../../forms/useFormSubmission.ts';
import { useReloadDraft } from '../../../../forms/wizard/useReloadDraft.ts';
import { useWizard } from '../../../../forms/wizard/useWizard.ts';
import { REGISTRATION_STEPS, stepOfPath, type RegistrationStep } from '../create/steps.ts';
import {
  checkForm,
  emptyRegistration,
  formPathOf,
  registrationBody,
  type Registration,
} from '../create/registration.ts';

/** A pre-registration that was taken. */
export type RequestedPreRegister = AnswerOf<typeof requestPreRegister>;

/** A pre-registration while it is being written. */
interface PreRegistrationValues extends Registration {
  reason: string;
  comments: string;
}

/** Returns the form that asks for a pre-registration, its documents, and its submission. */
export function usePreRegistration(transponder: string) {
  const actor = useActor();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const empty = (number: string): PreRegistrationValues => ({
    ...emptyRegistration(number, actor),
    reason: '',
    comments: '',
  });
  const form = useForm<PreRegistrationValues>({ defaultValues: empty(transponder) });
  const documents = useFiles();
  const [sent, setSent] = useState<RequestedPreRegister | null>(null);
  const [isOwed, setOwed] = useState(false);
  const submission = useFormSubmission({ form, pathOf: formPathOf });
  const draft = useReloadDraft('preRegister', form, documents, sent !== null);
  // After a reload the form has its values a moment later than the wizard asks.
  const place = useWizard(
    REGISTRATION_STEPS,
    () => Boolean(draft.values.name) || Boolean(form.getValues('name')),
  );

  const { submit, check, dismiss } = submission;
  const { holdsForm, takeRefusal, ready } = documents;
  const send = useCallback(async (): Promise<void> => {
    if (!actor || holdsForm()) return;
    const values = form.getValues();
    const { reason, comments } = values;
    const own = { reason, documents: [...ready] };
    setOwed(ready.length === 0);
    const refused = await submit(
      () => [...checkForm(values, actor), ...checkPreRegistration(own)],
      async () => {
        const { reason: _reason, comments: _comments, ...animal } = values;
        const body = { ...registrationBody(animal, null, actor), ...own, comments: comments.trim() || null };
        setSent(await callApi(requestPreRegister, { body }));
        // A reload starts the next one: neither the last step nor the number that came along.
        void navigate({ search: '' }, { replace: true, state: null });
        void queryClient.invalidateQueries({ queryKey: ['pre-registers'] });
        void queryClient.invalidateQueries({ queryKey: ['animal', 'validate'] });
      },
    );
    // What is wrong with a file is shown where the files are.
    if (refused) takeRefusal(refused.failure);
  }, [actor, form, holdsForm, ready, takeRefusal, queryClient, submit, navigate]);

  /** Whether the values of a step can be taken. */
  const checkStep = (step: RegistrationStep): boolean =>
    actor !== null &&
    check(
      checkForm(form.getValues(), actor).filter(({ property }) => stepOfPath(formPathOf(property)) === step),
    );

  /** An empty form again, for the next animal. */
  const again = (): void => {
    form.reset(empty(''));
    documents.clear();
    setOwed(false);
    dismiss();
    setSent(null);
    place.go('animal');
  };

  return {
    form,
    documents,
    place,
    checkStep,
    isDocumentOwed: isOwed && ready.length === 0,
    send,
    submission,
    sent,
    again,
  };
}
