import GroupRounded from '@mui/icons-material/GroupRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import type { GrantingRole } from './usePermissions.ts';

interface PermissionRowProps {
  readonly permission: Permission;
  readonly people: number;
  /** Those that grant it. */
  readonly roles: readonly GrantingRole[];
  /** The address names it: it is brought into view and marked. */
  readonly isNamed: boolean;
  readonly onHolders?: (() => void) | undefined;
}

/** A permission: its name, what it opens, the roles that grant it, how many people have it. */
export function PermissionRow({ permission, people, roles, isNamed, onHolders }: PermissionRowProps) {
  const translate = useTranslate();
  const say = useTexts('rolePages.permissions');
  const row = useRef<HTMLLIElement>(null);
  const name = translate(`permissions.names.${permission}`);
  useEffect(() => {
    if (!isNamed) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return (
    <Box
      component="li"
      ref={row}
      id={permission}
      tabIndex={-1}
      aria-current={isNamed || undefined}
      sx={({ palette: { colours } }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        mx: -1,
        px: 1,
        breakInside: 'avoid',
        scrollMarginTop: 84,
        '& + li': { borderTop: 1, borderColor: 'divider' },
        ...(isNamed && { bgcolor: colours.primaryTint, borderRadius: '9px' }),
      })}
    >
      <Box sx={{ flex: '1 1 340px', minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
          {translate(`permissionTexts.${permission}`)}
        </Typography>
      </Box>
      <Box sx={{ flex: '1 1 300px', minWidth: 0, fontSize: '0.875rem' }}>
        {roles.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {say('noRole')}
          </Typography>
        ) : (
          <Box
            component="ul"
            aria-label={say('roles', { name })}
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1.25,
              rowGap: 0.25,
            }}
          >
            {roles.map((role) => (
              <li key={role.id}>
                <Link to={`/role/${role.id}`}>{role.name}</Link>
              </li>
            ))}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.25 }}>
          <Typography variant="body2" sx={{ color: people === 0 ? 'text.secondary' : undefined }}>
            {people === 0 ? say('noPeople') : say('people', { smart_count: people })}
          </Typography>
          {onHolders && people > 0 && (
            <Button
              className="no-print"
              size="small"
              startIcon={<GroupRounded />}
              aria-label={`${say('holders')}: ${name}`}
              onClick={onHolders}
            >
              {say('holders')}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}
