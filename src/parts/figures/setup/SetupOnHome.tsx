import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Section } from '../../../components/Section.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { SetupList } from './SetupList.tsx';
import { useSetup } from './useSetup.ts';

/** The open entries that the home page shows; the page of the list shows all. */
const NEXT_ON_HOME = 4;

/** What is missing of the setup, on the home page of those who set it up; nothing once all is done or dismissed. */
export function SetupOnHome() {
  const say = useTexts('setupPages');
  const { data, take } = useSetup();
  if (!data?.isOnHome) return null;
  const { entries, open } = data;
  return (
    <Box sx={{ mb: 2 }}>
      <Section
        title={say('title')}
        hint={say('progress', { done: entries.length - open, total: entries.length })}
        action={
          <Button component={Link} to="/setup" size="small">
            {say('all')}
          </Button>
        }
      >
        <SetupList
          entries={entries.filter(({ state }) => state === 'OPEN').slice(0, NEXT_ON_HOME)}
          onState={take}
        />
      </Section>
    </Box>
  );
}
