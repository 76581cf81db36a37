import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { StickyActions } from '../../parts/page/StickyActions.tsx';
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
    <StickyActions>
      {isWritable && (
        <Button
          type="submit"
          variant="contained"
          loading={isSaving}
          sx={{ minWidth: { xs: 88, sm: 120 }, flex: { xs: '1 1 auto', sm: 'none' } }}
        >
          {label ?? translate(mode === 'create' ? 'kit.form.create' : 'kit.form.save')}
        </Button>
      )}
      {more}
      {onCancel && (
        <Button
          variant="outlined"
          onClick={onCancel}
          disabled={isSaving}
          // On a phone the way back is at the top, and the room is for what this page can do.
          sx={isWritable && mode !== 'create' ? { display: { xs: 'none', sm: 'inline-flex' } } : {}}
        >
          {translate(isWritable && hasChanges ? 'kit.form.cancel' : 'kit.form.back')}
        </Button>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 0.5, sm: 1 },
          ml: 'auto',
          // On a phone the words alone, so that all stays in one row.
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        {children}
      </Box>
    </StickyActions>
  );
}
