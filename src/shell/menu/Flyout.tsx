import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { useTranslate } from 'react-admin';
import { menuName, type MenuGroup, type MenuItem } from './menu.ts';
import { RailItem } from './RailItem.tsx';

interface FlyoutProps {
  readonly id: string;
  readonly group: MenuGroup;
  readonly active: MenuItem | undefined;
  readonly anchor: HTMLElement | null;
  readonly onChoose: () => void;
}

/** The pages of a group, beside the strap. */
export function Flyout({ id, group, active, anchor, onChoose }: FlyoutProps) {
  const translate = useTranslate();
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="right-start"
      disablePortal
      popperOptions={{ strategy: 'fixed' }}
      sx={{ zIndex: 'modal' }}
    >
      <Box
        id={id}
        onClick={onChoose}
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
          {translate(`shell.group.${group.name}`)}
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {group.items.map((item) => (
            <RailItem
              key={item.to}
              to={item.to}
              icon={item.icon}
              label={menuName(item, translate)}
              current={item.to === active?.to}
            />
          ))}
        </Box>
      </Box>
    </Popper>
  );
}
