import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { errorText, type Translate } from '../../i18n/index.ts';
import { propertyOfPath } from '../../resources/kit/names.ts';
import { fieldLabel, linePathLabel } from '../fields/index.ts';
import { boundsText } from '../fields/controls/boundsText.ts';
import { fieldId } from './FieldInput.tsx';
import { flatErrors } from './flatErrors.ts';
import { useModuleFormContext } from './formContext.ts';
import { SCROLL_AFTER, showWrongField } from './scrollAfter.ts';

/** More errors than this stand in columns where there is room: the form is not pushed off the screen. */
export const MANY = 5;
export const IN_COLUMNS = {
  columns: { sm: 2, lg: 3 },
  columnGap: 4,
  '& li': { breakInside: 'avoid' },
} as const;

/** An error among others: after its field's name, unless its sentence names the field already, as most do. */
export const errorLine = (translate: Translate, field: string, error: string): string =>
  error.toLowerCase().includes(field.toLowerCase())
    ? error
    : translate('kit.form.errors.item', { field, error });

/**
 * The errors of the form in one place, each line linked to its field. Errors of fields that are not on the page are
 * listed too and do not block: the next save asks the server again.
 */
export function ErrorSummary() {
  const { module, form, id, trouble } = useModuleFormContext();
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const { errors, submitCount, isSubmitting } = useFormState({ control: form.control });
  const refused = trouble?.kind === 'refused' ? trouble.code : undefined;
  const more = trouble?.kind === 'fields' ? trouble.more : 0;
  const isHere = (path: string) => document.getElementById(fieldId(id, path)) !== null;
  const elsewhere = Object.entries(trouble?.kind === 'fields' ? trouble.errors : {}).filter(
    ([path]) => !isHere(path),
  );
  const lines = Object.entries({ ...Object.fromEntries(elsewhere), ...flatErrors(errors) });
  const isShown = submitCount > 0 && (lines.length > 0 || refused !== undefined);

  // The first wrong field takes the focus; where none is on the page, the summary does.
  useEffect(() => {
    if (!isShown || isSubmitting) return undefined;
    const first = lines
      .map(([path]) => document.getElementById(fieldId(id, path)))
      .find((field) => field !== null);
    if (!first) {
      box.current?.focus();
      return undefined;
    }
    first.focus({ preventScroll: true });
    const timer = setTimeout(() => showWrongField(first, 'smooth'), SCROLL_AFTER);
    return () => clearTimeout(timer);
    // Only after a save, not while the user corrects a field.
    // eslint-disable-next-line react/exhaustive-deps
  }, [submitCount, trouble, isSubmitting]);

  if (!isShown) return null;
  const nameOf = (path: string) => {
    const parts = path.split('.');
    const source =
      parts.find((part, at) => at === 0 && part in module.fields) ??
      (isHere(path) ? parts.findLast((part) => part in module.fields) : undefined);
    const field = module.fields[parts[0] ?? ''];
    const inLine =
      field?.kind === 'lines' && linePathLabel(translate, { module, source: parts[0]!, field }, path);
    if (inLine) return inLine;
    return source ? fieldLabel(translate, module, source) : propertyOfPath(path);
  };
  return (
    <Alert
      ref={box}
      data-error-summary
      severity="error"
      role="alert"
      tabIndex={-1}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      <AlertTitle>{translate('errors.FORM_ERROR')}</AlertTitle>
      {refused ? errorText(translate, refused, undefined, module.name) : translate('kit.form.errors.title')}
      {lines.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.25, ...(lines.length > MANY && IN_COLUMNS) }}>
          {lines.map(([path, code]) => {
            const label = nameOf(path);
            const text = errorLine(
              translate,
              label,
              errorText(
                translate,
                code,
                label,
                module.name,
                boundsText(translate, module.fields[path], label),
              ),
            );
            const target = document.getElementById(fieldId(id, path));
            return (
              <li key={path}>
                {target ? (
                  <Link
                    href={`#${target.id}`}
                    color="inherit"
                    onClick={(event) => {
                      event.preventDefault();
                      target.focus();
                    }}
                  >
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </li>
            );
          })}
        </Box>
      )}
      {more > 0 && <Box>{translate('kit.form.errors.more', { smart_count: more })}</Box>}
    </Alert>
  );
}
