import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AnimalView } from '../../../../resources/animal/calls.ts';

/** The request is on its way: who decides, and what holds until then. */
export function RequestSent({ animal, id }: { readonly animal: AnimalView; readonly id: number }) {
  const translate = useTranslate();
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
        {translate('transferPages.change.waitingTitle')}
      </Typography>
      <Typography sx={{ mt: 0.75, maxWidth: '60ch' }}>
        {translate('transferPages.change.waitingText', { owner: animal.owner.name })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
        <Button variant="contained" size="large" component={Link} to={`/transfers/${id}`}>
          {translate('transferPages.change.open')}
        </Button>
        <Button variant="outlined" size="large" component={Link} to={`/animal/view/${animal.transponder}`}>
          {translate('transferPages.change.backToAnimal')}
        </Button>
      </Box>
    </Card>
  );
}
