import KeyboardDoubleArrowLeftRounded from '@mui/icons-material/KeyboardDoubleArrowLeftRounded';
import KeyboardDoubleArrowRightRounded from '@mui/icons-material/KeyboardDoubleArrowRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Logo } from '../../theme/Logo.tsx';
import { stitchBorder } from '../../theme/stitchBorder.ts';
import { sidebarWidth } from '../../theme/layout.ts';
import { RailFlyout } from './RailFlyout.tsx';
import { RailGroup } from './RailGroup.tsx';
import { RailItem, railLines } from './RailItem.tsx';
import { menuName, pageInPlace } from './menu.ts';
import { useCachedMenu } from './useCachedMenu.ts';
import { useMenu } from './useMenu.ts';

/** The menu beside the page: a strap with its seam. Folded, its groups open beside it. */
export const Rail = memo(function Rail() {
  const translate = useTranslate();
  const { groups, active } = useMenu();
  const [folded, setFolded] = useStore('shell.folded', false);
  const list = useCachedMenu(active?.to);
  const foldLabel = translate(folded ? 'shell.menu.unfold' : 'shell.menu.fold');

  return (
    <Box
      component="nav"
      id="menu"
      aria-label={translate('shell.menu.label')}
      className="no-print"
      sx={(theme) => ({
        position: 'sticky',
        top: 0,
        // What opens beside it lies over the page, whatever stands there.
        zIndex: 'drawer',
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        width: folded ? sidebarWidth.folded : sidebarWidth.open,
        height: '100dvh',
        bgcolor: theme.palette.colours.strap,
        color: theme.palette.colours.onStrap,
        transition: 'width 160ms ease',
        '&::after': stitchBorder(theme, 'right'),
        '& :focus-visible': { outlineColor: theme.palette.colours.brass },
        ...railLines(theme),
      })}
    >
      <Box
        component={Link}
        to="/"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          height: 64,
          px: folded ? 2.25 : 2.5,
          color: 'inherit',
          textDecoration: 'none',
        }}
      >
        <Logo size={30} />
        <Typography
          component="span"
          sx={folded ? visuallyHidden : { fontSize: '1.25rem', fontWeight: 750, letterSpacing: '-0.01em' }}
        >
          {translate('shell.product')}
        </Typography>
      </Box>
      <Box
        component="ul"
        ref={list}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          overflowX: 'hidden',
          m: 0,
          pl: 1.25,
          pr: 2,
          py: 0.5,
          listStyle: 'none',
          scrollbarWidth: 'thin',
          scrollbarColor: 'rgb(255 255 255 / 0.22) transparent',
        }}
      >
        <RailItem to="/" icon="home" label={translate('shell.page.home')} current end folded={folded} />
        {groups.map((group) => {
          const page = pageInPlace(group, translate);
          if (page)
            return (
              <RailItem
                key={group.name}
                to={page.to}
                icon={page.icon}
                label={menuName(page, translate)}
                current={page.to === active?.to}
                folded={folded}
                apart
              />
            );
          return folded ? (
            <RailFlyout key={group.name} group={group} active={active} />
          ) : (
            <RailGroup key={group.name} group={group} active={active} />
          );
        })}
      </Box>
      <Box sx={{ p: 1.25, pr: 2, display: 'flex', justifyContent: folded ? 'center' : 'flex-end' }}>
        <Tooltip title={foldLabel} placement="right">
          <IconButton
            aria-label={foldLabel}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
            sx={(theme) => ({
              color: theme.palette.colours.onStrapMuted,
              '&:hover': { bgcolor: theme.palette.colours.strapRaised },
            })}
          >
            {folded ? (
              <KeyboardDoubleArrowRightRounded fontSize="small" />
            ) : (
              <KeyboardDoubleArrowLeftRounded fontSize="small" />
            )}
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
});
