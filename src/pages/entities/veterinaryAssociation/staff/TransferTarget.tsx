import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { user } from '../../../../../resources/access/user/schema.ts';
import { fieldViews } from '../../../../fields/index.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import type { Plan, Preview, Staff } from './plan.ts';

interface TransferTargetProps {
  readonly staff: Staff;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  /** The roles that may be given, those usual at the target first. */
  readonly roles: Preview['roles'];
}

const { Input } = fieldViews.reference;

/** The entity to which people go, and their roles there: one choice for all who have the same role now. */
export function TransferTarget({ staff, plan, onPlan, roles }: TransferTargetProps) {
  const say = useTexts('staffTransferPages');
  const moving = staff.users.filter(({ id }) => plan.userIds.includes(id));
  const present = new Map(moving.flatMap(({ role }) => (role ? [[role.id, role.name] as const] : [])));
  const setRole = (from: number, to: string) => {
    const { [from]: _before, ...others } = plan.roles;
    onPlan({ ...plan, roles: to === '' ? others : { ...others, [from]: Number(to) } });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Input
        module={user}
        source="entityId"
        field={user.fields.entityId}
        id="staff-target"
        label={say('target')}
        help={say('targetHelp')}
        required
        only={{ active: true }}
        value={plan.targetId}
        onChange={(value) => onPlan({ ...plan, targetId: (value as number | null) ?? null })}
      />
      {roles.length > 0 && present.size > 0 && (
        <>
          <Typography sx={{ fontWeight: 650, mt: 1 }}>{say('roles')}</Typography>
          {[...present].map(([id, name]) => (
            <TextField
              key={id}
              select
              id={`staff-role-${id}`}
              label={say('roleOf', { name })}
              value={plan.roles[id] ?? ''}
              onChange={(event) => setRole(id, event.target.value)}
              slotProps={{ select: { displayEmpty: true } }}
            >
              <MenuItem value="">{say('sameRole')}</MenuItem>
              {roles
                .filter((role) => role.id !== id)
                .map((role) => (
                  <MenuItem key={role.id} value={role.id}>
                    {role.name}
                  </MenuItem>
                ))}
            </TextField>
          ))}
        </>
      )}
      <FormControlLabel
        sx={{ m: 0 }}
        control={
          <Checkbox
            checked={plan.keepsAccess}
            onChange={(_, keepsAccess) => onPlan({ ...plan, keepsAccess })}
            sx={{ pl: 0 }}
          />
        }
        label={say('keepsAccess', { name: staff.entity.name })}
      />
    </Box>
  );
}
