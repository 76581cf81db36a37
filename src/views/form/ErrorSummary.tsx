import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { errorText } from '../../../i18n/index.ts';
import { fieldLabel } from '../../fields/index.ts';
import { fieldId } from './FieldInput.tsx';
import { flatErrors } from './flatErrors.ts';
import { useModuleFormContext } from './formContext.ts';

/**
 * What is wrong, in one place, each line leading to its field. Errors of fields that are not on the page are told
 * too and hold nothing up: the next save asks the server again.
 */
export function ErrorSummary() {
  const { module, form, id, trouble } = useModuleFormContext();
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const { errors, submitCount, isSubmitting } = useFormState({ control: form.control });
  const refused = trouble?.kind === 'refused' ? trouble.code : undefined;
  const elsewhere = trouble?.kind === 'fields' ? trouble.errors : {};
  const lines = Object.entries({ ...elsewhere, ...flatErrors(errors) });
  const isShown = submitCount > 0 && (lines.length > 0 || refused !== undefined);

  // The first wrong field takes the focus; where none is on the page, the summary does.
  useEffect(() => {
    if (!isShown || isSubmitting) return;
    const first = lines
      .map(([path]) => document.getElementById(fieldId(id, path)))
      .find((field) => field !== null);
    if (first) {
      first.focus({ preventScroll: true });
      first.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
    } else box.current?.focus();
    // Only after a save, not while somebody mends a field.
    // eslint-disable-next-line react/exhaustive-deps
  }, [submitCount, trouble, isSubmitting]);

  if (!isShown) return null;
  const nameOf = (path: string) => {
    const [source = path] = path
      .split('.')
      .filter((part) => !/^\d+$/.test(part))
      .slice(-1);
    return fieldLabel(translate, module, source in module.fields ? source : (path.split('.', 1)[0] ?? path));
  };
  return (
    <Alert ref={box} severity="error" role="alert" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      <AlertTitle>
        {refused ? errorText(translate, refused, undefined, module.name) : translate('kit.form.errors.title')}
      </AlertTitle>
      {lines.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
          {lines.map(([path, code]) => {
            const label = nameOf(path);
            const error = errorText(translate, code, label, module.name);
            // Most sentences name their field themselves.
            const isNamed = error.toLowerCase().includes(label.toLowerCase());
            const text = isNamed ? error : translate('kit.form.errors.item', { field: label, error });
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
    </Alert>
  );
}
