import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router';
import { NEW_VISIT } from '../../runtime/address/newVisit.ts';
import { ModuleIcon } from '../../theme/icons.ts';
import { menuName, pageInPlace, type MenuGroup, type MenuItem } from './menu.ts';

interface BottomSheetProps {
  readonly groups: readonly MenuGroup[];
  readonly active: MenuItem | undefined;
  readonly onClose: () => void;
}

/** The pages of one group, or of all, as large lines. */
export function BottomSheet({ groups, active, onClose }: BottomSheetProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ px: 1.5, pt: 1, pb: 'calc(12px + env(safe-area-inset-bottom))' }}>
      <Box
        aria-hidden
        sx={{ width: 36, height: 4, borderRadius: 2, bgcolor: 'divider', mx: 'auto', mb: 1 }}
      />
      {groups.map((group) => (
        <Box key={group.name} component="section" aria-labelledby={`sheet-${group.name}`}>
          <Box
            id={`sheet-${group.name}`}
            component="h2"
            sx={[
              { m: 0, px: 1.5, py: 1, fontSize: '0.8125rem', fontWeight: 700, color: 'text.secondary' },
              pageInPlace(group, translate) !== undefined && visuallyHidden,
            ]}
          >
            {translate(`shell.group.${group.name}`)}
          </Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {group.items.map((item) => (
              <li key={item.to}>
                <Box
                  component={NavLink}
                  to={item.to}
                  state={NEW_VISIT}
                  onClick={onClose}
                  aria-current={item.to === active?.to ? 'page' : false}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 2,
                    minHeight: 48,
                    px: 1.5,
                    borderRadius: '8px',
                    color: 'text.primary',
                    textDecoration: 'none',
                    '&[aria-current="page"]': { bgcolor: 'primary.light', fontWeight: 650 },
                  }}
                >
                  <ModuleIcon name={item.icon} sx={{ color: 'text.secondary' }} />
                  {menuName(item, translate)}
                </Box>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
