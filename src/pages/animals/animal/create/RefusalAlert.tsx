import { useTranslate } from 'react-admin';
import { AlertLink } from '../../../../components/LinkAlert.tsx';
import { SubmissionAlert } from '../../../../forms/SubmissionAlert.tsx';
import type { Trouble } from '../../../../runtime/submission/submission.ts';

const TITLES: Readonly<Record<string, string>> = {
  NO_CREDITS: 'noCredits',
  NO_CREDIT: 'noCredits',
  TRANSPONDER_ALREADY_REGISTERED: 'registered',
  OWNER_IS_LOCKED: 'ownerLocked',
  ENTITY_CANNOT_REGISTER: 'cannotRegister',
};

interface RefusalAlertProps {
  readonly trouble: Trouble | null;
  readonly transponder: string;
  readonly onAgain: () => void;
  readonly isBusy: boolean;
}

/** Says why the animal was not registered, and names the next step. The form keeps its values. */
export function RefusalAlert({ trouble, transponder, onAgain, isBusy }: RefusalAlertProps) {
  const translate = useTranslate();
  const code = trouble?.code ?? '';
  const title = TITLES[code] ?? 'other';
  const action =
    code === 'TRANSPONDER_ALREADY_REGISTERED' ? (
      <AlertLink to={`/animal/view/${transponder}`}>{translate('animalPages.form.openRegistered')}</AlertLink>
    ) : undefined;
  return (
    <SubmissionAlert
      trouble={trouble}
      alsoOfFields
      title={translate(`animalRegistration.refused.${title}`)}
      action={action}
      takesFocus
      onAgain={onAgain}
      isBusy={isBusy}
    />
  );
}
