import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { MatrixCell } from './MatrixCell.tsx';
import { cellKey, willHave, type BulkRole } from './roleChanges.ts';
import type { BulkRoles } from './useBulkRoles.ts';

/** The column of names stays in view while the roles pass below it. */
export const matrixName = ({ palette: { colours } }: Theme) =>
  ({
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: { xs: 150, sm: 300 },
    minWidth: { xs: 150, sm: 300 },
    textAlign: 'left',
    fontSize: '0.875rem',
    lineHeight: 1.3,
    px: { xs: 1, sm: 1.5 },
    py: 0.5,
    bgcolor: colours.paper,
    borderBottom: `1px solid ${colours.line}`,
    borderRight: `1px solid ${colours.line}`,
  }) as const;

/** All alike, or neither. */
const commonState = (states: readonly boolean[]): boolean | undefined =>
  states.every(Boolean) ? true : states.some(Boolean) ? undefined : false;

interface MatrixGroupProps {
  readonly label: string;
  /** Those of the group that are shown; at least one. */
  readonly permissions: readonly Permission[];
  readonly bulk: BulkRoles;
  /** Of the group itself; its permissions follow. */
  readonly firstRow: number;
}

/** A group of permissions: a box for all of them in each role, then a row for each. */
export function MatrixGroup({ label, permissions, bulk, firstRow }: MatrixGroupProps) {
  const translate = useTranslate();
  const { shown: roles, changes, set, barrier } = bulk;
  const why = (role: BulkRole, permission: Permission | undefined) => {
    const found = permission && barrier(role, permission);
    return found && translate(`rolePages.bulk.${found}`);
  };
  const markOf = (role: BulkRole, permission: Permission) => {
    const change = changes[cellKey(role, permission)];
    return change === undefined ? undefined : change ? ('+' as const) : ('−' as const);
  };
  return (
    <tbody>
      <tr>
        <Box
          component="th"
          scope="rowgroup"
          sx={[matrixName, ({ palette }) => ({ fontWeight: 700, bgcolor: palette.colours.sunken })]}
        >
          {label}
        </Box>
        <Box
          component="td"
          sx={({ palette: { colours } }) => ({
            bgcolor: colours.sunken,
            borderBottom: `1px solid ${colours.line}`,
          })}
        />
        {roles.map((role, at) => (
          <MatrixCell
            key={role.id}
            head
            at={`${firstRow}:${at + 1}`}
            label={translate('rolePages.bulk.groupOf', { group: label, role: role.name })}
            checked={commonState(permissions.map((one) => willHave(changes, role, one)))}
            barrier={permissions.every((one) => barrier(role, one)) ? why(role, permissions[0]) : undefined}
            onChange={(on) => set([role], permissions, on)}
          />
        ))}
      </tr>
      {permissions.map((permission, index) => {
        const row = firstRow + 1 + index;
        const text = translate(`permissions.names.${permission}`);
        const first = roles[0];
        return (
          <tr key={permission}>
            <Box
              component="th"
              scope="row"
              title={translate(`permissionTexts.${permission}`)}
              sx={[matrixName, { fontWeight: 400 }]}
            >
              {text}
            </Box>
            <MatrixCell
              at={`${row}:0`}
              label={translate('rolePages.bulk.allOf', { permission: text })}
              checked={commonState(roles.map((role) => willHave(changes, role, permission)))}
              barrier={
                first && roles.every((role) => barrier(role, permission)) ? why(first, permission) : undefined
              }
              onChange={(on) => set(roles, [permission], on)}
            />
            {roles.map((role, at) => {
              const mark = markOf(role, permission);
              const cell = translate('rolePages.bulk.cell', { permission: text, role: role.name });
              const change = mark && translate(`rolePages.bulk.${mark === '+' ? 'given' : 'taken'}`);
              return (
                <MatrixCell
                  key={role.id}
                  at={`${row}:${at + 1}`}
                  label={change ? `${cell}, ${change}` : cell}
                  checked={willHave(changes, role, permission)}
                  mark={mark}
                  barrier={why(role, permission)}
                  onChange={(on) => set([role], [permission], on)}
                />
              );
            })}
          </tr>
        );
      })}
    </tbody>
  );
}
