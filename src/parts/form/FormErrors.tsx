import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { errorText } from '../../../i18n/index.ts';
import { IN_COLUMNS, MANY } from '../../views/form/ErrorSummary.tsx';
import { flatErrors } from '../../views/form/flatErrors.ts';
import { focusElement, useFieldId } from './ids.ts';

interface FormErrorsProps {
  /** What a path is called, and whose texts word its errors. */
  readonly nameOf: (path: string) => { readonly label: string; readonly module: string };
}

/** All that is wrong in a form, each line leading to its field. */
export function FormErrors({ nameOf }: FormErrorsProps) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const { errors } = useFormState();
  const lines = Object.entries(flatErrors(errors));
  if (lines.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{translate('errors.FORM_ERROR')}</AlertTitle>
      {translate('kit.form.errors.summary', { smart_count: lines.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.25, ...(lines.length > MANY && IN_COLUMNS) }}>
        {lines.map(([path, code]) => {
          const { label, module } = nameOf(path);
          const text = translate('kit.form.errors.item', {
            field: label,
            error: errorText(translate, code, label, module),
          });
          // What is not on the page is told without leading anywhere.
          if (!document.getElementById(fieldId(path))) return <li key={path}>{text}</li>;
          return (
            <li key={path}>
              <Link
                href={`#${fieldId(path)}`}
                color="inherit"
                onClick={(event) => {
                  event.preventDefault();
                  focusElement(fieldId(path));
                }}
              >
                {text}
              </Link>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
