import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { useState, type KeyboardEvent } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Flyout } from './Flyout.tsx';
import { menuName, type MenuGroup, type MenuItem } from './menu.ts';
import { RailItem } from './RailItem.tsx';
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
    <Box component="li" style={{ marginTop: 8 }} {...hover} onKeyDown={escape}>
      <button
        type="button"
        className="line head"
        ref={setAnchor}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => {
          setFlyout(false);
          setOpen(!open);
        }}
      >
        <span style={{ flex: 1 }}>{translate(`shell.group.${group.name}`)}</span>
        <ExpandMoreRounded
          aria-hidden
          style={{ transform: isUnfolded ? 'rotate(180deg)' : 'none', transition: 'transform 160ms' }}
        />
      </button>
      <Collapse in={isUnfolded} id={id} mountOnEnter>
        <ul style={{ margin: 0, padding: 0 }}>
          {group.items.map((item) => (
            <RailItem
              key={item.to}
              to={item.to}
              icon={item.icon}
              label={menuName(item, translate)}
              current={item.to === active?.to}
            />
          ))}
        </ul>
      </Collapse>
      {isOpen && !isUnfolded && (
        <Flyout
          id={`${id}-beside`}
          group={group}
          active={active}
          anchor={anchor}
          onChoose={() => setFlyout(false)}
        />
      )}
    </Box>
  );
}
