import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { MAX_FILE_BYTES } from '../../../resources/common/document/limits.ts';
import { ChoosePlace } from './ChoosePlace.tsx';
import { FileRow } from './FileRow.tsx';
import { limitName } from './fileSize.ts';
import { uploadErrorText } from './uploadError.ts';
import { UploadProgress } from './UploadProgress.tsx';
import type { Files } from './useFiles.ts';

interface FilePickerProps<Answer> {
  readonly files: Files<Answer>;
  /** The label above the files. */
  readonly label?: string;
  /** Id of its button, so that a summary of errors can lead there. */
  readonly id?: string;
  /** Code of an error about the files as a whole. */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** Each file may be given a title. */
  readonly titled?: boolean;
}

/** Where files are chosen, photographed, dropped, looked through and taken out again. */
export function FilePicker<Answer>({
  files,
  label,
  id = 'documents',
  error: given,
  disabled = false,
  titled = false,
}: FilePickerProps<Answer>) {
  const translate = useTranslate();
  const { items, most, rules, add } = files;
  const { accept = 'any', maxBytes = MAX_FILE_BYTES } = rules;
  const error = files.isHolding
    ? translate('filePages.picker.unfinished')
    : given && uploadErrorText(translate, given, rules);
  const isFull = most > 1 && files.isFull;
  return (
    <Box>
      {label !== undefined && (
        <Typography sx={{ mb: 0.75, fontWeight: 600, fontSize: '0.875rem' }}>{label}</Typography>
      )}
      <ChoosePlace
        id={id}
        accept={accept}
        several={most > 1}
        isOff={disabled}
        isFull={isFull}
        isBad={Boolean(error)}
        dense={items.length > 0}
        onFiles={(chosen) => void add(chosen)}
        choose={translate(`kit.fields.upload.${most === 1 ? 'choose' : 'chooseSeveral'}`)}
        hint={`${translate(`filePages.picker.accepted.${accept}`, { size: limitName(maxBytes) })} · ${translate('kit.fields.upload.atMost', { smart_count: most })}`}
      />
      <Typography
        id={`${id}-error`}
        role="alert"
        sx={{ mt: error ? 1 : 0, fontSize: '0.875rem', fontWeight: 600, color: 'error.main' }}
      >
        {error ?? ''}
      </Typography>
      <Box
        component="ul"
        aria-label={translate('filePages.picker.chosen')}
        sx={{
          m: 0,
          mt: items.length > 0 ? 1 : 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {items.map((item) => (
          <FileRow key={item.key} item={item} files={files} titled={titled} />
        ))}
      </Box>
      {!files.sendsAlone && items.length > 0 && <UploadProgress />}
      <Announcements files={files} />
    </Box>
  );
}

/**
 * Announces to screen readers which files have been uploaded and which have not. One that was refused before it was sent,
 * without its contents having been read, is announced by the message that says so.
 */
function Announcements({ files: { items, rules } }: { readonly files: Files }) {
  const translate = useTranslate();
  const told = items.flatMap(({ state, error = '', contents, file: { name: filename } }) => {
    if (state === 'DONE') return [translate('kit.fields.upload.done', { filename })];
    if (state === 'FAILED') return [translate('kit.fields.upload.failed', { filename })];
    if (state !== 'REFUSED' || !contents) return [];
    return [
      translate('filePages.picker.failed', { filename, reason: uploadErrorText(translate, error, rules) }),
    ];
  });
  return (
    <Box
      role="status"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {told.join('. ')}
    </Box>
  );
}
