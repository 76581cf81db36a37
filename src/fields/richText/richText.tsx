import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { plainText } from '../../../resources/kit/values/html.ts';
import { RichTextLater } from '../../components/richText/RichTextLater.tsx';
import { EmptyValue } from '../controls/EmptyValue.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from '../kind.ts';
import { text } from '../text.tsx';

/** The editor is as large as the rest of a page: it comes when something is written. */
const RichTextEditor = lazy(() =>
  import('./richTextEditor.tsx').then((m) => ({ default: m.RichTextEditor })),
);

/** The editor as any other control of a form. */
export function RichTextControl({
  module: _module,
  source: _source,
  field: _field,
  ...props
}: Partial<Pick<ControlProps, 'module' | 'source' | 'field'>> &
  Omit<ControlProps, 'module' | 'source' | 'field'>) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={280} sx={{ my: 1 }} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}

const Value = ({ value, compact }: ValueProps) =>
  isEmpty(value) ? (
    <EmptyValue />
  ) : compact ? (
    <Box component="span">{plainText(String(value))}</Box>
  ) : (
    <RichTextLater html={String(value)} />
  );

/** Text with headings, lists, links and tables. */
export const richText: FieldView = {
  ...text,
  Input: RichTextControl,
  Value,
  toText: (value) => plainText(String(value ?? '')),
};
