import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { OtherLanguage } from '../../../parts/support/helpArticle/OtherLanguage.tsx';
import { articlePath, langOf, type HelpItem } from '../../../parts/support/helpArticle/useHelp.ts';

interface HelpCategoryProps {
  readonly category: string;
  readonly articles: readonly HelpItem[];
}

/** A topic and what is written on it. */
export function HelpCategory({ category, articles }: HelpCategoryProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '190px minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 1,
        alignItems: 'start',
      }}
    >
      <Typography id={id} variant="h2" sx={{ pt: { md: 1.75 }, fontSize: '1.0625rem' }}>
        {category}
      </Typography>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {articles.map(({ id: article, url, title, summary, language }) => (
          <Box
            component="li"
            key={article}
            lang={langOf(language)}
            sx={({ palette: { colours } }) => ({
              position: 'relative',
              px: { xs: 2, sm: 2.5 },
              py: 1.5,
              '& + &': { borderTop: `1px solid ${colours.line}` },
              '&:hover': { bgcolor: colours.sunken },
            })}
          >
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}
            >
              <Box
                component={Link}
                to={articlePath(url)}
                sx={{
                  fontSize: '1rem',
                  fontWeight: 650,
                  textDecoration: 'none',
                  '&:hover': { textDecoration: 'underline' },
                  // The whole line leads there.
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                }}
              >
                {title}
              </Box>
              <OtherLanguage language={language} />
            </Box>
            <Typography
              variant="body2"
              sx={{
                mt: 0.25,
                maxWidth: '75ch',
                color: 'text.secondary',
                display: '-webkit-box',
                WebkitLineClamp: 2,
                WebkitBoxOrient: 'vertical',
                overflow: 'hidden',
              }}
            >
              {summary}
            </Typography>
          </Box>
        ))}
      </Card>
    </Box>
  );
}
