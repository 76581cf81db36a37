import Box from '@mui/material/Box';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Flyout } from './Flyout.tsx';
import { GROUP_ICONS } from './groupIcons.ts';
import { ModuleIcon } from '../../theme/icons.ts';
import type { MenuGroup, MenuItem } from './menu.ts';
import { useHover } from './useHover.ts';

interface RailFlyoutProps {
  readonly group: MenuGroup;
  readonly active: MenuItem | undefined;
}

/** A group of the folded menu: opens beside the strap by a click, Enter, or a resting pointer; Escape closes it. */
export function RailFlyout({ group, active }: RailFlyoutProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const { isOpen, setOpen, hover } = useHover();
  const holdsActive = group.items.some((item) => item.to === active?.to);
  const id = `flyout-${group.name}`;

  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    anchor?.focus();
  };

  return (
    <Box component="li" {...hover} onBlur={leave} onKeyDown={escape}>
      <button
        type="button"
        className={`line folded${holdsActive ? ' holds' : ''}`}
        ref={setAnchor}
        aria-label={translate(`shell.group.${group.name}`)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ModuleIcon name={GROUP_ICONS[group.name]} />
      </button>
      {isOpen && (
        <Flyout id={id} group={group} active={active} anchor={anchor} onChoose={() => setOpen(false)} />
      )}
    </Box>
  );
}
