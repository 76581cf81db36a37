import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { SetupList } from '../../../parts/figures/setup/SetupList.tsx';
import { useSetup } from '../../../parts/figures/setup/useSetup.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** `/setup`: what a new register needs before its first day, and what of it is done. */
export function SetupPage() {
  const say = useTexts('setupPages');
  const { data, error, isPending, isFetching, refetch, take } = useSetup();
  if (isPending) return <PageLoading />;
  if (!data) return <QueryError query={{ error, refetch }} />;
  const { entries, open } = data;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <Section
        title={
          open === 0
            ? say('complete')
            : say('progress', { done: entries.length - open, total: entries.length })
        }
        hint={say('text')}
        action={
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {say('check')}
          </Button>
        }
      >
        <SetupList entries={entries} onState={take} />
      </Section>
    </Box>
  );
}
