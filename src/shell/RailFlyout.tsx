import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { GROUP_ICONS } from './groupIcons.ts';
import { Sign } from './icons.ts';
import type { MenuGroup, MenuItem } from './menu.ts';
import { RailItem, railLine } from './RailItem.tsx';

/** Milliseconds that the pointer rests on a group before it opens. */
const HOVER_DELAY = 300;

interface RailFlyoutProps {
  readonly group: MenuGroup;
  readonly active: MenuItem | undefined;
}

/** A group of the folded menu: opens beside the strap by a click, Enter, or a resting pointer; Escape closes it. */
export function RailFlyout({ group, active }: RailFlyoutProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const label = translate(`shell.group.${group.name}`);
  const holdsActive = group.items.some((item) => item.to === active?.to);

  const later = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), HOVER_DELAY);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    anchor?.focus();
  };

  return (
    <Box
      component="li"
      onMouseEnter={() => later(true)}
      onMouseLeave={() => later(false)}
      onBlur={leave}
      onKeyDown={escape}
    >
      <Box
        component="button"
        type="button"
        ref={setAnchor}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? `flyout-${group.name}` : undefined}
        onClick={() => setOpen(!open)}
        sx={[
          railLine,
          { px: 0, justifyContent: 'center' },
          holdsActive &&
            ((theme) => ({
              bgcolor: theme.palette.colours.strapRaised,
              '& .MuiSvgIcon-root': { color: theme.palette.colours.brass },
            })),
        ]}
      >
        <Sign name={GROUP_ICONS[group.name]} />
      </Box>
      <Popper open={open} anchorEl={anchor} placement="right-start" disablePortal sx={{ zIndex: 'modal' }}>
        <Box
          id={`flyout-${group.name}`}
          onClick={() => setOpen(false)}
          sx={(theme) => ({
            ml: 1.5,
            p: 1,
            minWidth: 220,
            maxHeight: '80dvh',
            overflowY: 'auto',
            borderRadius: '10px',
            bgcolor: theme.palette.colours.strap,
            border: `1px solid ${theme.palette.colours.strapRaised}`,
            boxShadow: '0 12px 32px -8px rgb(6 24 20 / 0.5)',
          })}
        >
          <Box
            sx={(theme) => ({
              px: 1.5,
              py: 0.75,
              fontSize: '0.8125rem',
              fontWeight: 700,
              color: theme.palette.colours.onStrapMuted,
            })}
          >
            {label}
          </Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {group.items.map((item) => (
              <RailItem
                key={item.to}
                to={item.to}
                icon={item.icon}
                label={translate(item.label, { smart_count: 2 })}
                current={item.to === active?.to}
              />
            ))}
          </Box>
        </Box>
      </Popper>
    </Box>
  );
}
