import ComputerRounded from '@mui/icons-material/ComputerRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { WhereSignedIn } from '../../../../../resources/account/personalArea/whereSignedIn.ts';
import { ListLine } from '../../../../components/ListLine.tsx';
import { StatusBadge } from '../../../../theme/StatusBadge.tsx';
import { useDevice } from './device.ts';

interface SignInLineProps {
  readonly place: WhereSignedIn;
  /** The words for the one in use now. */
  readonly current: string;
  /** More about it, after its address. */
  readonly about: readonly string[];
  /** Root of the button's texts: `open`, and `title` with the name of the device. */
  readonly texts: string;
  readonly color?: ButtonProps['color'];
  /** Left out where it has no button. */
  readonly onClick?: (() => void) | undefined;
}

/** A browser in which the user has signed in: on what, from where, more about it, and ending it. */
export function SignInLine({ place, current, about, texts, color, onClick }: SignInLineProps) {
  const translate = useTranslate();
  const { ip, userAgent, isCurrent } = place;
  const { name, isHandheld } = useDevice()(userAgent);
  const Icon = isHandheld ? SmartphoneRounded : ComputerRounded;
  const from = ip === null ? [] : [translate('personalPages.sessions.address', { ip })];
  return (
    <ListLine
      title={name}
      icon={<Icon aria-hidden sx={{ color: 'text.secondary' }} />}
      badge={isCurrent && <StatusBadge tone="good">{current}</StatusBadge>}
      actions={
        onClick && (
          <Button
            size="small"
            {...(color && { color })}
            onClick={onClick}
            aria-label={translate(`${texts}.title`, { name })}
          >
            {translate(`${texts}.open`)}
          </Button>
        )
      }
    >
      <Box title={userAgent ?? undefined} sx={{ color: 'text.secondary' }}>
        {[...from, ...about].join(' · ')}
      </Box>
    </ListLine>
  );
}
