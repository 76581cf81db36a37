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
      <Box sx={{ columns: { sm: '260px 3' }, columnGap: 3 }}>
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

/** The number of permissions. */
const ALL = GROUPS.reduce((sum, [, names]) => sum + names.length, 0);

interface PermissionsValueProps {
  readonly values: readonly string[];
  readonly compact?: boolean | undefined;
  /** Among other fields: shows only how many are set, until the user opens it. */
  readonly folded?: boolean | undefined;
}

/** The rights that are held, by group; in a cell only how many, and where. */
export function PermissionsValue({ values, compact = false, folded = false }: PermissionsValueProps) {
  const translate = useTranslate();
  const held = new Set(values);
  const groups = GROUPS.map(([group, names]) => ({
    group,
    name: translate(`permissions.groups.${group}`),
    names: names.filter((name) => held.has(name)),
  })).filter(({ names }) => names.length > 0);
  const sum = (
    <>
      <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {`${groups.reduce((count, { names }) => count + names.length, 0)}/${ALL}`}
      </Box>
      <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
        {groups.map(({ name }) => name).join(', ')}
      </Box>
    </>
  );
  if (compact)
    return (
      <Box
        component="span"
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: { xs: 2, sm: 1 },
          overflow: 'hidden',
        }}
      >
        {sum}
      </Box>
    );
  const all = groups.map(({ group, name, names }) => (
    <Box key={group} component="span" sx={{ display: 'block', mb: 0.5 }}>
      <strong>{name}</strong>
      {': '}
      {names.map((one) => translate(`permissions.names.${one}`)).join(', ')}
    </Box>
  ));
  if (!folded) return all;
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', mb: 0.5 } }}>
      <summary>{sum}</summary>
      {all}
    </Box>
  );
}
