import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import {
  articlePath,
  langOf,
  useHelpList,
  type HelpItem,
} from '../../../parts/support/helpArticle/useHelp.ts';

interface NeighbourProps {
  readonly article: HelpItem;
  readonly rel: 'prev' | 'next';
}

function Neighbour({ article, rel }: NeighbourProps) {
  const translate = useTranslate();
  const isNext = rel === 'next';
  return (
    <Box
      component={Link}
      to={articlePath(article.url)}
      rel={rel}
      sx={({ palette: { colours } }) => ({
        flex: '1 1 220px',
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 2,
        py: 1.25,
        minWidth: 0,
        color: 'inherit',
        textDecoration: 'none',
        textAlign: isNext ? 'right' : 'left',
        flexDirection: isNext ? 'row-reverse' : 'row',
        border: `1px solid ${colours.line}`,
        borderRadius: '9px',
        bgcolor: colours.paper,
        '&:hover': { borderColor: colours.primary, bgcolor: colours.primaryTint },
      })}
    >
      {isNext ? <ArrowForwardRounded aria-hidden /> : <ArrowBackRounded aria-hidden />}
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
          {translate(isNext ? 'help.next' : 'help.previous')}
        </Box>
        <Box component="span" lang={langOf(article.language)} sx={{ fontWeight: 650 }}>
          {article.title}
        </Box>
      </Box>
    </Box>
  );
}

/** The articles before and after this one, in the order of the index. */
export function Neighbours({ url }: { readonly url: string }) {
  const translate = useTranslate();
  const { data } = useHelpList();
  const items = data?.content ?? [];
  const at = items.findIndex((item) => item.url === url);
  const [before, after] = at < 0 ? [] : [items[at - 1], items[at + 1]];
  if (!before && !after) return null;
  return (
    <Box
      component="nav"
      aria-label={translate('help.neighbours')}
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}
    >
      {before ? <Neighbour article={before} rel="prev" /> : <Box sx={{ flex: '1 1 220px' }} />}
      {after ? <Neighbour article={after} rel="next" /> : <Box sx={{ flex: '1 1 220px' }} />}
    </Box>
  );
}
