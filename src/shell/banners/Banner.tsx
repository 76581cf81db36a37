import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType, ReactNode } from 'react';
import type { ToneName } from '../../theme/palette.ts';

interface BannerProps {
  readonly tone: ToneName;
  readonly icon: ComponentType<SvgIconProps>;
  /** Names it where it is a part of the page, and not read out when it appears. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A line above everything, as long as something holds that everybody must know. */
export function Banner({ tone, icon: Icon, label, children }: BannerProps) {
  return (
    <Box
      {...(label === undefined
        ? { role: tone === 'bad' ? 'alert' : 'status' }
        : { component: 'section', 'aria-label': label })}
      className="no-print"
      sx={({ palette: { colours } }) => ({
        display: 'flex',
        gap: 1.25,
        px: { xs: 2, md: 3 },
        py: 0.875,
        fontSize: '0.9375rem',
        bgcolor: colours.tones[tone].ground,
        color: colours.tones[tone].text,
        borderBottom: `1px solid ${colours.tones[tone].line}`,
        '& a': { color: 'inherit', fontWeight: 650 },
        '& p': { my: 0.25 },
      })}
    >
      <Icon aria-hidden sx={{ fontSize: '1.25rem', mt: 0.125 }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, flex: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
