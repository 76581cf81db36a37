import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface FurtherTab {
  readonly name: string;
  readonly label: string;
}

interface FurtherTabsProps {
  readonly tabs: readonly FurtherTab[];
  /** The open one of them, if any. */
  readonly open: FurtherTab | undefined;
  readonly panelId: string;
  /** The reason why none can be opened now. */
  readonly closed: string | undefined;
  readonly onOpen: (name: string) => void;
}

/** A button that opens the tabs which the strip has no room for; while one of them is open, it is named after it. */
export function FurtherTabs({ tabs, open, panelId, closed, onOpen }: FurtherTabsProps) {
  const translate = useTranslate();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const more = translate('kit.form.tabs.more');
  const button = (
    <Button
      id={open && `tab-${open.name}`}
      aria-haspopup="menu"
      aria-expanded={anchor !== null}
      aria-controls={anchor ? menuId : open && panelId}
      aria-current={open && 'true'}
      aria-disabled={closed !== undefined || undefined}
      endIcon={<ExpandMoreRounded />}
      onClick={({ currentTarget }) => closed === undefined && setAnchor(currentTarget)}
      sx={({ palette }) => ({
        flex: 'none',
        // A strip beside it that scrolls keeps room for a tab.
        maxWidth: '50%',
        minHeight: 48,
        px: 1.125,
        borderRadius: 0,
        color:
          closed !== undefined
            ? palette.colours.disabled
            : open
              ? palette.primary.main
              : palette.colours.muted,
        boxShadow: open ? `inset 0 -3px 0 ${palette.primary.main}` : 'none',
        cursor: closed === undefined ? 'pointer' : 'not-allowed',
        '& .MuiButton-endIcon': { ml: 0.25 },
      })}
    >
      {open?.label ?? more}
    </Button>
  );
  return (
    <>
      {closed === undefined ? button : <Tooltip title={closed}>{button}</Tooltip>}
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': more } }}
      >
        {tabs.map(({ name, label }) => (
          <MenuItem
            key={name}
            selected={name === open?.name}
            aria-current={name === open?.name ? 'true' : undefined}
            onClick={() => {
              setAnchor(null);
              onOpen(name);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
