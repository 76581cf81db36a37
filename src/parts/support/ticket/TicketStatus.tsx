import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import MarkEmailUnreadRounded from '@mui/icons-material/MarkEmailUnreadRounded';
import PeopleRounded from '@mui/icons-material/PeopleRounded';
import QuestionAnswerRounded from '@mui/icons-material/QuestionAnswerRounded';
import ReplyRounded from '@mui/icons-material/ReplyRounded';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../../authProvider/useSession.ts';
import { plainStatus } from '../../../../resources/support/ticket/schema.ts';
import type { ToneName } from '../../../theme/palette.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';

type Looks = readonly [ToneName, ComponentType<SvgIconProps>];

/** No two statuses look alike. */
export const TICKET_LOOKS: Readonly<Record<ReturnType<typeof plainStatus>, Looks>> = {
  OPEN: ['info', QuestionAnswerRounded],
  PENDING: ['neutral', HourglassTopRounded],
  PENDING_USER: ['attention', ReplyRounded],
  PENDING_OTHERS: ['waiting', PeopleRounded],
  RESPONDED: ['answered', MarkEmailUnreadRounded],
  RESOLVED: ['good', TaskAltRounded],
  CLOSED: ['ended', LockRounded],
};

/** Returns the name of a status: for the author of a ticket, one that waits for them waits "for you". */
export function useStatusName(): (status: string, authorId?: number | null) => string {
  const translate = useTranslate();
  const actor = useActor();
  return (status, authorId) => {
    const plain = plainStatus(status);
    const isOthers = plain === 'PENDING_USER' && authorId !== actor?.id;
    return translate(`supportPages.status.${plain}${isOthers ? '_SUPPORT' : ''}`);
  };
}

/** The status of a ticket: a word, an icon and a colour of its own. */
export function TicketStatus({
  status,
  authorId,
}: {
  readonly status: string;
  readonly authorId: number | null;
}) {
  const nameOf = useStatusName();
  const [tone, icon] = TICKET_LOOKS[plainStatus(status)];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {nameOf(status, authorId)}
    </StatusBadge>
  );
}
