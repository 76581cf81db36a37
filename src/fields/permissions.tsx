import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { PERMISSION_GROUPS, type PermissionGroup } from '../../resources/kit/permissions.ts';
import type { ControlProps } from './kind.ts';

const GROUPS = Object.entries(PERMISSION_GROUPS) as [PermissionGroup, readonly string[]][];

/** Rights, by the part of the register that they open; a group is ticked as a whole or one by one. */
export function PermissionsInput({
  id,
  label,
  value,
  onChange,
  error,
  help,
  disabled,
  inputRef,
  onBlur,
}: ControlProps) {
  const translate = useTranslate();
  const chosen = new Set(Array.isArray(value) ? value.map(String) : []);
  const change = (names: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const name of names)
      if (on) next.add(name);
      else next.delete(name);
    onChange([...next]);
  };
  return (
    <Box
      component="fieldset"
      id={id}
      tabIndex={-1}
      ref={inputRef}
      onBlur={onBlur}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600, fontSize: '0.875rem' }}>
        {label}
      </Box>
      {(error ?? help) && (
        <FormHelperText error={error !== undefined} sx={{ mb: 1 }}>
          {error ?? help}
        </FormHelperText>
      )}
      <Box sx={{ columns: { sm: '300px 3' }, columnGap: 3 }}>
        {GROUPS.map(([group, names]) => {
          const count = names.filter((name) => chosen.has(name)).length;
          const name = translate(`permissions.groups.${group}`);
          return (
            <Box
              key={group}
              component="section"
              sx={{
                breakInside: 'avoid',
                mb: 2,
                border: 1,
                borderColor: 'divider',
                borderRadius: '9px',
                p: 1,
              }}
            >
              <FormControlLabel
                sx={{ m: 0, width: '100%', '& .MuiFormControlLabel-label': { fontWeight: 700 } }}
                control={
                  <Checkbox
                    disabled={disabled}
                    checked={count === names.length}
                    indeterminate={count > 0 && count < names.length}
                    onChange={(_, on) => change(names, on)}
                  />
                }
                label={`${name} (${count}/${names.length})`}
              />
              {names.map((one) => (
                <FormControlLabel
                  key={one}
                  sx={{
                    m: 0,
                    ml: 2.5,
                    display: 'flex',
                    alignItems: 'flex-start',
                    '& .MuiFormControlLabel-label': { pt: '8px', lineHeight: 1.35 },
                  }}
                  control={
                    <Checkbox
                      disabled={disabled}
                      checked={chosen.has(one)}
                      onChange={(_, on) => change([one], on)}
                    />
                  }
                  label={translate(`permissions.names.${one}`)}
                />
              ))}
            </Box>
          );
        })}
      </Box>
      {!disabled && chosen.size > 0 && (
        <Button size="small" onClick={() => onChange([])}>
          {translate('kit.list.selection.clear')}
        </Button>
      )}
    </Box>
  );
}

/** The rights that are held, by group; in a cell only how many of each. */
export function PermissionsValue({
  values,
  compact = false,
}: {
  readonly values: readonly string[];
  readonly compact?: boolean | undefined;
}) {
  const translate = useTranslate();
  const held = new Set(values);
  const groups = GROUPS.map(([group, names]) => [group, names.filter((name) => held.has(name))] as const);
  if (compact) {
    return groups
      .filter(([, names]) => names.length > 0)
      .map(([group, names]) => `${translate(`permissions.groups.${group}`)} (${names.length})`)
      .join(', ');
  }
  return groups
    .filter(([, names]) => names.length > 0)
    .map(([group, names]) => (
      <Box key={group} component="span" sx={{ display: 'block', mb: 0.5 }}>
        <strong>{translate(`permissions.groups.${group}`)}</strong>
        {': '}
        {names.map((name) => translate(`permissions.names.${name}`)).join(', ')}
      </Box>
    ));
}
