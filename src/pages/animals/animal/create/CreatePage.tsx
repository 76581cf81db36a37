import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router';
import { editTransponder } from '../../../../../resources/numbers/transponder.ts';
import { PageTitle } from '../../../../components/page/PageTitle.tsx';
import { FormErrors } from '../../../../forms/custom/FormErrors.tsx';
import { useFieldId } from '../../../../forms/custom/ids.ts';
import { CustomFormGuard } from '../../../../forms/custom/CustomFormGuard.tsx';
import { AnimalsAlike } from './AnimalsAlike.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { LateNoticeOfForm } from './LateNotice.tsx';
import { labelOf } from '../../../../forms/custom/labels.ts';
import { RefusalAlert } from './RefusalAlert.tsx';
import { RegistrationDone } from './RegistrationDone.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { Draft } from './useDraft.ts';
import { useRegistration } from './useRegistration.ts';

/** `/animal/create`: an animal and its owner, in one go. The number may come along from where it was read. */
export function CreatePage() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate('animalPages.title.create')}</PageTitle>
      <Registering />
    </>
  );
}

function Registering() {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const { state } = useLocation() as { state: { transponder?: string } | null };
  const registration = useRegistration(editTransponder('', state?.transponder ?? ''));
  const { form, photo, setPhoto, draft, restore, place, checkStep, send, submission, done, again } =
    registration;
  const { isBusy, refusal, more } = submission;
  // If the address gives the number, the name is next; the page's heading does not take the focus from a field.
  const isKnown = form.getValues('transponder') !== '';
  const nameId = fieldId('name');
  useEffect(() => {
    if (isKnown) document.getElementById(nameId)?.focus({ preventScroll: true });
    // Only on arrival: a number that is typed here keeps the focus.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);

  const takeUp = (found: Draft) => {
    draft.take(found);
    restore(found);
  };

  if (done) return <RegistrationDone registered={done} onAnother={again} />;
  return (
    <FormProvider {...form}>
      <CustomFormGuard enabled={!isBusy} />
      <RegistrationForm
        purpose="register"
        place={place}
        onCheck={checkStep}
        photo={{ value: photo, onChange: setPhoto }}
        notice={
          <>
            <LateNoticeOfForm />
            <AnimalsAlike />
          </>
        }
        isSending={isBusy}
        onSend={() => void send()}
      >
        {draft.found.map((one) => (
          <DraftOffer
            key={one.id}
            draft={one}
            onRestore={() => takeUp(one)}
            onDiscard={() => draft.discard(one)}
          />
        ))}
        <RefusalAlert
          trouble={refusal}
          transponder={form.getValues('transponder')}
          onAgain={() => void send()}
          isBusy={isBusy}
        />
        <FormErrors
          nameOf={(path) =>
            path === 'anotherThan'
              ? { label: translate('animalRegistration.alike.title'), module: 'animal' }
              : labelOf(translate, path, form.getValues('owner.country'))
          }
          more={more}
        />
      </RegistrationForm>
    </FormProvider>
  );
}
