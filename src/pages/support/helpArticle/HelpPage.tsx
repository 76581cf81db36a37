import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SearchField } from '../../../components/search/SearchField.tsx';
import { anyWords, useListAddress } from '../../../runtime/address/useListAddress.ts';
import { SupportAddress } from '../../../components/errors/SupportAddress.tsx';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { HelpCategory } from './HelpCategory.tsx';
import { useHelpList, type HelpItem } from '../../../parts/support/helpArticle/useHelp.ts';

/** The topics in the order of their first article. */
function byCategory(items: readonly HelpItem[]): readonly (readonly [string, readonly HelpItem[]])[] {
  const groups = new Map<string, HelpItem[]>();
  for (const item of items) {
    const group = groups.get(item.category);
    if (group) group.push(item);
    else groups.set(item.category, [item]);
  }
  return [...groups];
}

/** `/help`: everything that is explained, by topic, and found as one types. */
export function HelpPage() {
  const translate = useTranslate();
  const { filter, go } = useListAddress({ q: anyWords });
  const { q: words = '' } = filter;
  const find = (q: string) => go({ q }, { replace: true });
  const { data, error, isPending } = useHelpList(words);

  if (error) return <CallErrorPage error={error} />;
  const items = data?.content ?? [];
  return (
    <Box sx={{ maxWidth: 1040 }}>
      <Box
        className="no-print"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 }}
      >
        <SearchField
          label={translate('help.search')}
          words={words}
          onWords={find}
          maxLength={100}
          sx={{ flex: { xs: '1 1 100%', sm: '1 1 320px' }, maxWidth: { sm: 560 } }}
        />
        <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {words && data ? translate('help.results', { smart_count: items.length }) : ''}
        </Typography>
        <Button component={Link} to="/changelog" sx={{ ml: 'auto' }}>
          {translate('changelog.title')}
        </Button>
        {may('WRITE_HELP') && (
          <Button component={Link} to="/help/create" variant="contained" startIcon={<AddRounded />}>
            {translate('help.create')}
          </Button>
        )}
      </Box>
      {isPending && (
        <Card aria-busy aria-label={translate('shell.loading')} sx={{ p: 2.5 }}>
          {[60, 80, 70, 75, 55].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={40} />
          ))}
        </Card>
      )}
      {data && items.length === 0 && (
        <Card>
          {words ? (
            <EmptyState
              title={translate('help.nothing')}
              text={translate('help.nothingText')}
              drawing="unknown"
            >
              <Button variant="outlined" onClick={() => find('')}>
                {translate('help.clear')}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState title={translate('help.none')} text={translate('help.noneText')} />
          )}
        </Card>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {byCategory(items).map(([category, articles]) => (
          <HelpCategory key={category} category={category} articles={articles} />
        ))}
      </Box>
      {!isPending && <SupportAddress sx={{ mt: 3 }} />}
    </Box>
  );
}
