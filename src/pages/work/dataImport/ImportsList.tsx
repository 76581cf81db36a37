import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useActor } from '../../../../authProvider/useSession.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { dataImport } from '../../../../resources/work/dataImport/schema.ts';
import { Section } from '../../../components/Section.tsx';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack } from '../../../theme/layout.ts';

/** `/import`: where imports begin, and those that were begun. */
export function ImportsList() {
  const say = useTexts('importPages');
  const actor = useActor();
  return (
    <Box sx={stack}>
      <Section title={say('begin')} hint={say('beginHint')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button component={Link} to="/import/create" variant="contained">
            {say('new')}
          </Button>
          {allows('WRITE_CONFIGURATION', actor) && (
            <Button component={Link} to="/setup/addresses" variant="outlined">
              {say('addresses')}
            </Button>
          )}
        </Box>
      </Section>
      <Section title={say('history')}>
        <ModuleList module={dataImport} createTo={null} />
      </Section>
    </Box>
  );
}
