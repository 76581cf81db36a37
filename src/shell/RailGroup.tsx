import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { useStore, useTranslate } from 'react-admin';
import type { MenuGroup, MenuItem } from './menu.ts';
import { RailItem, railLine } from './RailItem.tsx';

interface RailGroupProps {
  readonly group: MenuGroup;
  readonly active: MenuItem | undefined;
}

/** A group of the menu that opens below its name and remembers whether it is open. */
export function RailGroup({ group, active }: RailGroupProps) {
  const translate = useTranslate();
  const [open, setOpen] = useStore(`shell.open.${group.name}`, group.name === 'animals');
  const holdsActive = group.items.some((item) => item.to === active?.to);
  const id = `menu-${group.name}`;
  return (
    <Box component="li" sx={{ mt: 1 }}>
      <Box
        component="button"
        type="button"
        aria-expanded={open || holdsActive}
        aria-controls={id}
        onClick={() => setOpen(!open)}
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
          sx={{ transform: open || holdsActive ? 'rotate(180deg)' : 'none', transition: 'transform 160ms' }}
        />
      </Box>
      <Collapse in={open || holdsActive} id={id}>
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
    </Box>
  );
}
