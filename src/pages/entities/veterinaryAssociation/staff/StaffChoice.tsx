import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import type { Plan, Preview, Staff } from './plan.ts';

interface StaffChoiceProps {
  readonly staff: Staff;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly preview: Preview | undefined;
}

/** The people of an entity, to be ticked; under each, what moving does, or why it cannot be done. */
export function StaffChoice({ staff, plan, onPlan, preview }: StaffChoiceProps) {
  const say = useTexts('staffTransferPages');
  const errorText = useErrorText('user');
  const { userIds, veterinaryIds } = plan;
  const toggled = (ids: readonly number[], id: number) =>
    ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  const all = () =>
    onPlan({
      ...plan,
      userIds: staff.users.map(({ id }) => id),
      veterinaryIds: staff.veterinarians.map(({ id }) => id),
    });
  const noteOf = (refusal: string | null | undefined, effect: string): string | undefined =>
    refusal ? say('refused', { reason: errorText(refusal) }) : refusal === null ? effect : undefined;
  if (staff.users.length + staff.veterinarians.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{say('none')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {staff.hasMore && <Alert severity="info">{say('more')}</Alert>}
      <Box>
        <Button size="small" variant="outlined" onClick={all}>
          {say('all')}
        </Button>
      </Box>
      {staff.users.length > 0 && (
        <Group label={say('users')}>
          {staff.users.map(({ id, name, role }) => {
            const checked = preview?.users.find((one) => one.id === id);
            const sessions = checked?.sessions ?? 0;
            return (
              <Person
                key={id}
                name={name}
                detail={role?.name ?? ''}
                isChosen={userIds.includes(id)}
                onToggle={() => onPlan({ ...plan, userIds: toggled(userIds, id) })}
                isRefused={!!checked?.refusal}
                note={noteOf(
                  checked?.refusal,
                  sessions > 0 ? say('sessions', { smart_count: sessions }) : say('moves'),
                )}
              />
            );
          })}
        </Group>
      )}
      {staff.veterinarians.length > 0 && (
        <Group label={say('veterinarians')} hint={say('veterinariansText')}>
          {staff.veterinarians.map(({ id, name, role, isClinicalDirector }) => {
            const checked = preview?.veterinarians.find((one) => one.id === id);
            return (
              <Person
                key={id}
                name={name}
                detail={[role?.name, isClinicalDirector ? say('director') : null].filter(Boolean).join(' · ')}
                isChosen={veterinaryIds.includes(id)}
                onToggle={() => onPlan({ ...plan, veterinaryIds: toggled(veterinaryIds, id) })}
                isRefused={!!checked?.refusal}
                note={noteOf(checked?.refusal, say('invited'))}
              />
            );
          })}
        </Group>
      )}
    </Box>
  );
}

function Group({
  label,
  hint,
  children,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 650, p: 0 }}>
        {label}
      </Typography>
      {hint && <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{hint}</Typography>}
      {children}
    </Box>
  );
}

interface PersonProps {
  readonly name: string;
  readonly detail: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  readonly isRefused: boolean;
  readonly note: string | undefined;
}

const Person = ({ name, detail, isChosen, onToggle, isRefused, note }: PersonProps) => (
  <FormControlLabel
    sx={{ display: 'flex', alignItems: 'flex-start', m: 0, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    control={<Checkbox checked={isChosen} onChange={onToggle} sx={{ py: 0.5, pl: 0 }} />}
    label={
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', py: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {detail && ` · ${detail}`}
        </Box>
        {isChosen && note && (
          <Box sx={{ fontSize: '0.875rem', color: isRefused ? 'warning.dark' : 'text.secondary' }}>
            {note}
          </Box>
        )}
      </Box>
    }
  />
);
