import BlockRounded from '@mui/icons-material/BlockRounded';
import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import NoteAddRounded from '@mui/icons-material/NoteAddRounded';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { ToneName } from '../theme/palette.ts';
import { StatusBadge } from '../theme/StatusBadge.tsx';
import { statusOf, type RequestRow, type RequestStatusName } from './requestRow.ts';

const LOOKS: Readonly<Record<RequestStatusName, readonly [ToneName, ComponentType<SvgIconProps>]>> = {
  WAITING_VALIDATION: ['attention', HourglassTopRounded],
  WAITING_DOCUMENTATION: ['info', NoteAddRounded],
  ACCEPTED: ['good', CheckCircleRounded],
  REJECTED: ['bad', BlockRounded],
  CANCELED: ['neutral', CancelRounded],
};

/** The state of a request, as word and icon. */
export function RequestStatus({
  request,
}: {
  readonly request: Pick<RequestRow, 'closed' | 'accepted' | 'validationStatus'>;
}) {
  const translate = useTranslate();
  const status = statusOf(request);
  const [tone, icon] = LOOKS[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {translate(`kit.requests.status.${status}`)}
    </StatusBadge>
  );
}
