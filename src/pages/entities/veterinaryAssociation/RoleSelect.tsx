import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { choicesQuery } from '../../../parts/entities/veterinaryAssociation/associations.ts';

interface RoleSelectProps {
  readonly label: string;
  /** The entity at which it is given. */
  readonly entityId?: number | undefined;
  readonly value: number | null;
  readonly onChange: (roleId: number) => void;
  /** The role as it is, which may be one that this account could not give. */
  readonly current?: { readonly id: number; readonly name: string } | null;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
}

/** The roles on offer, the usual one at an entity first; empty while they are not known. */
export const useRoles = (entityId?: number) => useQuery(choicesQuery('', entityId)).data?.roles ?? [];

/** Chooses what a veterinarian may do at an entity. */
export function RoleSelect({
  label,
  entityId,
  value,
  onChange,
  current,
  disabled = false,
  error,
}: RoleSelectProps) {
  const translate = useTranslate();
  const id = useId();
  const roles = useRoles(entityId);
  const others = current && !roles.some((role) => role.id === current.id) ? [current] : [];
  const options = [...others, ...roles];
  return (
    <TextField
      select
      id={id}
      fullWidth
      label={label}
      value={options.some((role) => role.id === value) ? value : ''}
      onChange={({ target }) => onChange(Number(target.value))}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? translate('associationPages.detail.roleHelp')}
      slotProps={{ inputLabel: { htmlFor: id } }}
    >
      {options.map((role) => (
        <MenuItem key={role.id} value={role.id}>
          {role.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
