import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import MarkEmailReadRounded from '@mui/icons-material/MarkEmailReadRounded';
import { useTranslate } from 'react-admin';
import type { AssociationStatus } from '../../../../resources/access/session/associationStatuses.ts';
import { veterinaryAssociation } from '../../../../resources/entities/veterinaryAssociation/schema.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';

const ICONS = {
  PENDING_ENTITY_RESPONSE: HourglassTopRounded,
  PENDING_VETERINARY_RESPONSE: MarkEmailReadRounded,
  ACCEPTED: undefined,
} as const;

/** The status of an association, as word and icon. */
export function AssociationStatusBadge({ status }: { readonly status: AssociationStatus }) {
  const translate = useTranslate();
  const icon = ICONS[status];
  return (
    <StatusBadge
      tone={veterinaryAssociation.fields.status.tones?.[status] ?? 'neutral'}
      {...(icon && { icon })}
    >
      {translate(`resources.veterinaryAssociation.choices.status.${status}`)}
    </StatusBadge>
  );
}
