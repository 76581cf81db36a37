import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { articleFor } from '../../../../resources/support/helpArticle/articlePages.ts';
import { RichText } from '../../../components/richText/RichText.tsx';
import { isTyping } from '../../../runtime/unsavedInput.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { mobileBelow } from '../../../theme/layout.ts';
import { OtherLanguage } from './OtherLanguage.tsx';
import { articlePath, langOf, useArticle, useHelpLanguage, useHelpList } from './useHelp.ts';

/** The panel's width, and the window's width from which the page moves aside for it, in pixels. */
const WIDTH = 440;
const ROOMY = 1500;

/**
 * The help of the page that is open, beside it: where there is room the page stays in use, and the help follows
 * from page to page. Escape closes it, but for what is being typed or open over it.
 */
export function HelpPanel({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { pathname } = useLocation();
  const wide = useMediaQuery(`(min-width: ${mobileBelow}px)`, { noSsr: true });
  const list = useHelpList();
  const meant = articleFor(list.data?.content ?? [], pathname);
  const { data: article, error } = useArticle(meant?.url, useHelpLanguage());
  const shown = article?.url === meant?.url ? article : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // Where it leaves enough of the page, the page makes room for it.
  const roomy = useMediaQuery(`(min-width: ${ROOMY}px)`, { noSsr: true });
  useEffect(() => {
    if (!roomy) return undefined;
    document.body.style.paddingRight = `${WIDTH}px`;
    return () => {
      document.body.style.paddingRight = '';
    };
  }, [roomy]);
  const escape = useEffectEvent((event: KeyboardEvent) => {
    const isFree = !event.defaultPrevented && !isTyping(event.target);
    if (event.key === 'Escape' && isFree && !document.querySelector('.MuiModal-root')) onClose();
  });
  useEffect(() => {
    if (!wide) return undefined;
    const listen = (event: KeyboardEvent) => escape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [wide]);
  const leave = () => {
    if (!wide) onClose();
  };

  return (
    <Drawer
      open
      anchor="right"
      variant={wide ? 'persistent' : 'temporary'}
      onClose={onClose}
      className="no-print"
      slotProps={{
        paper: {
          ...(wide ? { component: 'aside' } : { role: 'dialog' }),
          'aria-labelledby': 'help-panel-title',
          sx: ({ palette, shadows, zIndex }) => ({
            width: `min(${WIDTH}px, 100vw)`,
            zIndex: zIndex.drawer,
            borderRadius: 0,
            borderLeft: `1px solid ${palette.divider}`,
            boxShadow: shadows[8],
          }),
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 2.5, pb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ mb: 0.25, color: 'text.secondary', fontWeight: 600 }}>
            {translate('help.panel')}
          </Typography>
          <Typography
            ref={heading}
            tabIndex={-1}
            id="help-panel-title"
            variant="h2"
            lang={shown && langOf(shown.language)}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {shown?.title ?? meant?.title ?? translate('help.title')}
          </Typography>
          {shown && (
            <Box sx={{ mt: 0.75 }}>
              <OtherLanguage language={shown.language} />
            </Box>
          )}
        </Box>
        <IconButton size="small" aria-label={translate('help.close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box
        role="region"
        tabIndex={0}
        aria-labelledby="help-panel-title"
        lang={shown && langOf(shown.language)}
        sx={{ px: 2.5, pb: 2, flex: 1, overflowY: 'auto', '&:focus-visible': { outlineOffset: -3 } }}
      >
        {shown ? (
          <RichText key={shown.id} html={shown.contents} onFollow={leave} />
        ) : (error ?? list.error) ? (
          <Typography>{errorText(error ?? list.error)}</Typography>
        ) : list.data && !meant ? (
          <Typography>{translate('help.notFound')}.</Typography>
        ) : (
          [90, 80, 85, 60].map((width) => <Skeleton key={width} width={`${width}%`} height={30} />)
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
        {meant && (
          <Button
            component={Link}
            to={articlePath(meant.url)}
            variant="contained"
            onClick={onClose}
            sx={{ flex: '1 1 auto' }}
          >
            {translate('help.full')}
          </Button>
        )}
        <Button component={Link} to="/help" variant="outlined" onClick={onClose} sx={{ flex: '1 1 auto' }}>
          {translate('help.all')}
        </Button>
      </Box>
    </Drawer>
  );
}
