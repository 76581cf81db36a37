import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { readAccount } from '../../../../resources/money/accountNotice/calls.ts';
import { KeyFigures } from '../../../charts/KeyFigures.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { formWidth, stack } from '../../../theme/layout.ts';
import { NoticesForm } from './NoticesForm.tsx';

/** Pages that the balance leads to, as far as the user may open them. */
const NEXT = [
  { name: 'charge', to: '/billing/charging/create', variant: 'contained' },
  { name: 'statement', to: '/billing/statement', variant: 'outlined' },
] as const;

/** `/billing/balance`: the credits of the entity, how long they last, and of what it is notified. */
export function BalancePage() {
  const say = useTexts('balancePages');
  const query = useQuery({
    queryKey: ['accountNotice', 'account'],
    queryFn: ({ signal }) => callApi(readAccount, {}, { signal }),
  });
  if (query.error) return <QueryError query={query} />;
  if (!query.data) return <PageLoading />;
  const { value, reserved, used, usedDays, daysLeft, notices, candidates } = query.data;
  return (
    <Box sx={{ ...stack, maxWidth: formWidth }}>
      <PageTitle>{say('title')}</PageTitle>
      <KeyFigures
        figures={[
          { label: say('available'), value },
          { label: say('reserved'), value: reserved },
          { label: say('used', { days: usedDays }), value: used },
          { label: say('left'), value: daysLeft ?? 0, ...(daysLeft === null && { text: '–' }) },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ flex: '1 1 300px' }}>
          {daysLeft === null ? say('noForecast') : say('forecast', { smart_count: daysLeft })}
        </Typography>
        {NEXT.filter(({ to }) => routeExists(to)).map(({ name, to, variant }) => (
          <Button key={name} component={RouterLink} to={to} variant={variant}>
            {say(name)}
          </Button>
        ))}
      </Box>
      <Section title={say('notices')} hint={say(notices ? 'hint' : 'fromAbove')}>
        {notices && <NoticesForm key={notices.version} notices={notices} candidates={candidates} />}
      </Section>
    </Box>
  );
}
