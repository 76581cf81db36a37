import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';

interface SentProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Confirms that the request was sent: who decides, what applies until then, and the next steps. */
export function Sent({ title, text, children }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card sx={{ px: { xs: 2.5, sm: 4 }, py: { xs: 3, sm: 4 } }}>
      <HourglassTopRounded aria-hidden sx={{ fontSize: '2.5rem', color: 'warning.main' }} />
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h2"
        sx={{ mt: 1, fontSize: '1.375rem', '&:focus': { outline: 'none' } }}
      >
        {title}
      </Typography>
      <Typography sx={{ mt: 0.75, maxWidth: '60ch' }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>{children}</Box>
    </Card>
  );
}

interface RequestSentProps {
  readonly animal: AnimalView;
  readonly id: number;
  /** Both parties confirm, in place of a declaration that the operator validates. */
  readonly isTwoParty: boolean;
  /** The owner has asked, in the own account. */
  readonly isOwner: boolean;
}

/** The request for one animal is on its way. */
export function RequestSent({ animal, id, isTwoParty, isOwner }: RequestSentProps) {
  const translate = useTranslate();
  const say = (key: string) =>
    translate(`transferPages.${isTwoParty ? `twoParty.sent${key}` : `change.waiting${key}`}`, {
      owner: animal.owner.name,
    });
  return (
    <Sent title={say('Title')} text={say('Text')}>
      {/* Queue and page of requests are those of staff. */}
      {!isOwner && (
        <Button variant="contained" size="large" component={Link} to={`/transfers/${id}`}>
          {translate('transferPages.change.open')}
        </Button>
      )}
      <Button variant="outlined" size="large" component={Link} to={`/animal/view/${animal.transponder}`}>
        {translate('transferPages.change.backToAnimal')}
      </Button>
    </Sent>
  );
}
