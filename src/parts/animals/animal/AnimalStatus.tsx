import { useTranslate } from 'react-admin';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import { lookOf } from './animalStatus.ts';

/** An animal's status, as word and icon. A NORMAL one is not shown, except with `always`. */
export function AnimalStatus({
  status,
  always = false,
}: {
  readonly status: string;
  readonly always?: boolean;
}) {
  const translate = useTranslate();
  if (status === 'NORMAL' && !always) return null;
  const { tone, icon } = lookOf(status);
  return (
    <StatusBadge tone={tone} icon={icon}>
      {translate(`resources.animal.choices.status.${status}`)}
    </StatusBadge>
  );
}
