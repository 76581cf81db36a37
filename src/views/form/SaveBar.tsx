import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { useModuleFormContext } from './formContext.ts';

interface SaveBarProps {
  /** The word on the button; "save", or "create" for a new record, unless told. */
  readonly label?: string;
  readonly onCancel?: () => void;
  /** At the other end: what is done more rarely. */
  readonly children?: ReactNode;
  /** Beside the main button. */
  readonly more?: ReactNode;
}

/** The end of a form, in reach at all times: save, leave, and what else there is. */
export function SaveBar({ label, onCancel, children, more }: SaveBarProps) {
  const { form, mode, isSaving, isWritable } = useModuleFormContext();
  const translate = useTranslate();
  const { dirtyFields } = useFormState({ control: form.control });
  const hasChanges = mode === 'create' || Object.keys(dirtyFields).length > 0;
  return (
    <Box
      className="no-print"
      sx={(theme) => ({
        position: 'sticky',
        zIndex: 2,
        bottom: { xs: 'calc(60px + env(safe-area-inset-bottom))', md: 0 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 0 },
        py: 1.25,
        bgcolor: 'background.default',
        borderTop: `1px solid ${theme.palette.divider}`,
      })}
    >
      {isWritable && (
        <Button
          type="submit"
          variant="contained"
          loading={isSaving}
          sx={{ minWidth: 120, flex: { xs: '1 1 auto', sm: 'none' } }}
        >
          {label ?? translate(mode === 'create' ? 'kit.form.create' : 'kit.form.save')}
        </Button>
      )}
      {more}
      {onCancel && (
        <Button variant="outlined" onClick={onCancel} disabled={isSaving}>
          {translate(isWritable && hasChanges ? 'kit.form.cancel' : 'kit.form.back')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      {children}
    </Box>
  );
}
