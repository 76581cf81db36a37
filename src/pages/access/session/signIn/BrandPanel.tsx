import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Logo } from '../../../../theme/Logo.tsx';
import { stitchBorder } from '../../../../theme/stitchBorder.ts';

/** The strap beside the sign-in: whose house this is. */
export function BrandPanel() {
  const translate = useTranslate();
  const { colours } = useTheme().palette;
  return (
    <Box
      component="header"
      sx={(theme) => ({
        position: 'relative',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: 'clamp(340px, 38vw, 560px)',
        p: 6,
        overflow: 'hidden',
        bgcolor: colours.strap,
        color: colours.onStrap,
        '&::after': stitchBorder(theme, 'right', 70),
      })}
    >
      <Box
        component="a"
        href="/"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'inherit', textDecoration: 'none' }}
      >
        <Logo size={38} />
        <Typography component="span" sx={{ fontSize: '1.5rem', fontWeight: 750, letterSpacing: '-0.01em' }}>
          {translate('shell.product')}
        </Typography>
      </Box>
      <Box aria-hidden sx={{ alignSelf: 'center', my: 4, lineHeight: 0 }}>
        <Logo size={300} strap={colours.strapRaised} seam />
      </Box>
      <Box sx={{ position: 'relative', maxWidth: 380 }}>
        <Typography
          component="p"
          sx={{ fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.28, textWrap: 'balance' }}
        >
          {translate('auth.page.claim')}
        </Typography>
        <Typography component="p" sx={{ mt: 2, color: colours.onStrapMuted }}>
          {translate('auth.page.register')}
        </Typography>
      </Box>
    </Box>
  );
}
