import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { createLabel } from '../fields/index.ts';
import { StickyActions } from '../components/page/StickyActions.tsx';
import { rulesOf } from './formCheck.ts';
import { useModuleFormContext } from './formContext.ts';

interface SaveBarProps {
  /** The word on the button; "save", or "create" for a new record by default. */
  readonly label?: string;
  readonly onCancel?: () => void;
  /** Cancelling ends editing on the same page: no other way back leads there. */
  readonly cancelsInPlace?: boolean;
  /** Opens a form that is read for now. */
  readonly onEdit?: (() => void) | undefined;
  /** The edit button takes the focus: the user has just ended editing. */
  readonly focusEdit?: boolean;
  /** At the other end: what is done more rarely. */
  readonly children?: ReactNode;
  /** Beside the main button. */
  readonly more?: ReactNode;
}

/** The end of a form, in reach at all times: save, leave, and what else there is. */
export function SaveBar({
  label,
  onCancel,
  cancelsInPlace = false,
  onEdit,
  focusEdit = false,
  children,
  more,
}: SaveBarProps) {
  const { form, mode, module, isSaving, isWritable, canWrite } = useModuleFormContext();
  const translate = useTranslate();
  const { dirtyFields } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control, disabled: module.isReady === undefined });
  const isReady = rulesOf(module).isReady?.(values) ?? true;
  const hasChanges = mode === 'create' || Object.keys(dirtyFields).length > 0;
  const reasonId = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const isRead = canWrite && !isWritable;
  useEffect(() => {
    if (!focusEdit || !isRead) return;
    // A question that closes gives the focus back to what asked it; this comes after.
    const frame = requestAnimationFrame(() => edit.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [focusEdit, isRead]);
  return (
    <StickyActions>
      {isWritable && (
        <Button
          type="submit"
          variant="contained"
          loading={isSaving}
          disabled={!isReady}
          {...(!isReady && { 'aria-describedby': reasonId })}
          sx={{ minWidth: { xs: 88, sm: 120 }, flex: { xs: '1 1 auto', sm: 'none' } }}
        >
          {label ?? (mode === 'create' ? createLabel(translate, module) : translate('kit.form.save'))}
        </Button>
      )}
      {isRead && onEdit && (
        // With a key of its own, so that pressing it does not press what comes in its place.
        <Button key="edit" variant="contained" startIcon={<EditRounded />} ref={edit} onClick={onEdit}>
          {translate('kit.form.edit')}
        </Button>
      )}
      {more}
      {onCancel && (
        <Button
          variant="outlined"
          onClick={onCancel}
          disabled={isSaving}
          // On a phone the way back is at the top, and the room is for what this page can do.
          sx={
            isWritable && mode !== 'create' && !onEdit && !cancelsInPlace
              ? { display: { xs: 'none', sm: 'inline-flex' } }
              : {}
          }
        >
          {translate(
            isWritable && (hasChanges || onEdit || cancelsInPlace) ? 'kit.form.cancel' : 'kit.form.back',
          )}
        </Button>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 0.5, sm: 1 },
          ml: 'auto',
          '&:empty': { display: 'none' },
          // On a phone the words alone, so that all stays in one row.
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        {children}
      </Box>
      {isWritable && !isReady && (
        <Typography id={reasonId} variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {translate(`resources.${module.name}.form.notReady`)}
        </Typography>
      )}
    </StickyActions>
  );
}
