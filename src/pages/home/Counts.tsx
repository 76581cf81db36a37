import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { may } from '../../../authProvider/authProvider.ts';
import { call } from '../../../authProvider/http.ts';
import { HTML_LANG } from '../../../i18n/locale.ts';
import { modules } from '../../../resources/schemas.ts';
import { useLanguage } from '../../shell/LanguageProvider.tsx';

/** The modules whose size people ask for. */
const COUNTED = ['animal', 'owner', 'animalTransfer', 'veterinary', 'entity'];
/** So many figures at most stand side by side. */
const AT_MOST = 3;

function Count({
  name,
  resource,
  path,
}: {
  readonly name: string;
  readonly resource: string;
  readonly path: string;
}) {
  const translate = useTranslate();
  const [language] = useLanguage();
  const { data, isError } = useQuery({
    queryKey: ['home', 'count', name],
    queryFn: () =>
      call<{ totalItems: number; totalIsEstimate?: boolean }>(
        'GET',
        `/${path.replace(/^\//, '')}/search?itemsPerPage=1`,
      ),
    staleTime: 120_000,
  });
  if (isError) return null;
  const label = translate(`resources.${name}.name`, { smart_count: 2 });
  const n = data && new Intl.NumberFormat(HTML_LANG[language]).format(data.totalItems);
  return (
    <Box sx={{ flex: '1 1 110px', px: 2, py: 1.5 }}>
      <Typography
        component="p"
        sx={{
          whiteSpace: 'nowrap',
          fontSize: data?.totalIsEstimate ? '1.25rem' : '1.625rem',
          fontWeight: 700,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {n === undefined ? (
          <Skeleton width={80} />
        ) : data?.totalIsEstimate ? (
          translate('home.counts.about', { n })
        ) : (
          n
        )}
      </Typography>
      <Link
        component={RouterLink}
        to={`/${resource}`}
        underline="hover"
        sx={{ color: 'text.secondary', fontSize: '0.875rem' }}
      >
        {label}
      </Link>
    </Box>
  );
}

/** How much there is, as far as this user sees. */
export function Counts() {
  const translate = useTranslate();
  const counted = COUNTED.flatMap((name) =>
    modules.filter((module) => module.name === name && may(module.access.pages)),
  );
  if (counted.length === 0) return null;
  return (
    <Card
      component="section"
      aria-label={translate('home.counts.title')}
      sx={{ display: 'flex', flexWrap: 'wrap' }}
    >
      {counted.slice(0, AT_MOST).map(({ name, resource, path }) => (
        <Count key={name} name={name} resource={resource} path={path} />
      ))}
    </Card>
  );
}
