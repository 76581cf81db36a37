import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { useState, type KeyboardEvent } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Flyout } from './Flyout.tsx';
import type { MenuGroup, MenuItem } from './menu.ts';
import { RailItem, railLine } from './RailItem.tsx';
import { useHover } from './useHover.ts';

interface RailGroupProps {
  readonly group: MenuGroup;
  readonly active: MenuItem | undefined;
}

/**
 * A group of the menu that opens below its name and remembers whether it is open. While it is closed, a resting
 * pointer opens it beside the strap, so that nothing moves below the pointer.
 */
export function RailGroup({ group, active }: RailGroupProps) {
  const translate = useTranslate();
  const [open, setOpen] = useStore(`shell.open.${group.name}`, group.name === 'animals');
  const holdsActive = group.items.some((item) => item.to === active?.to);
  const id = `menu-${group.name}`;
  const isUnfolded = open || holdsActive;
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const { isOpen, setOpen: setFlyout, hover } = useHover();
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setFlyout(false);
  };
  return (
    <Box component="li" sx={{ mt: 1 }} {...hover} onKeyDown={escape}>
      <Box
        component="button"
        type="button"
        ref={setAnchor}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => {
          setFlyout(false);
          setOpen(!open);
        }}
        sx={[
          railLine,
          (theme) => ({
            minHeight: 32,
            py: 0.25,
            fontSize: '0.8125rem',
            fontWeight: 700,
            color: theme.palette.colours.onStrapMuted,
          }),
        ]}
      >
        <Box component="span" sx={{ flex: 1 }}>
          {translate(`shell.group.${group.name}`)}
        </Box>
        <ExpandMoreRounded
          aria-hidden
          sx={{ transform: isUnfolded ? 'rotate(180deg)' : 'none', transition: 'transform 160ms' }}
        />
      </Box>
      <Collapse in={isUnfolded} id={id}>
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
      </Collapse>
      <Flyout
        id={`${id}-beside`}
        group={group}
        active={active}
        anchor={anchor}
        isOpen={isOpen && !isUnfolded}
        onChoose={() => setFlyout(false)}
      />
    </Box>
  );
}
