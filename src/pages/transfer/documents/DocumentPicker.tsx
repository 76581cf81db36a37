import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../../shell/useErrorText.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { DOCUMENT_TYPES } from './readDocument.ts';
import type { Documents } from './useDocuments.ts';

/** Where documents are chosen, dropped, looked through and taken out again. */
export function DocumentPicker({
  documents: held,
  error,
  accepted,
}: {
  readonly documents: Documents;
  readonly error?: string;
  /** What is taken, where that is not what documents are in general. */
  readonly accepted?: string;
}) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { documents, most, add, remove, again } = held;
  const fault = held.error ?? error;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };

  return (
    <Box>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={({ palette }) => ({
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 3.5,
          textAlign: 'center',
          borderRadius: '12px',
          border: `2px dashed ${over ? palette.colours.primary : fault ? palette.colours.tones.bad.text : palette.colours.edge}`,
          bgcolor: over ? palette.colours.primaryTint : 'transparent',
        })}
      >
        <UploadFileRounded aria-hidden sx={{ fontSize: '2rem', color: 'primary.main' }} />
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 1 }}
        >
          <Button
            id="documents"
            variant="outlined"
            aria-describedby="documents-hint documents-error"
            onClick={() => input.current?.click()}
            disabled={documents.length >= most}
          >
            {translate(`kit.fields.upload.${most === 1 ? 'choose' : 'chooseSeveral'}`)}
          </Button>
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {translate(over ? 'kit.fields.upload.dropNow' : 'kit.fields.upload.drop')}
          </Typography>
        </Box>
        <Typography id="documents-hint" variant="caption" sx={{ color: 'text.secondary' }}>
          {`${accepted ?? translate('kit.fields.upload.accepted')} · ${translate('kit.fields.upload.atMost', { smart_count: most })}`}
        </Typography>
        <input
          ref={input}
          type="file"
          multiple={most > 1}
          hidden
          accept={DOCUMENT_TYPES}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </Box>
      <Typography
        id="documents-error"
        role="alert"
        sx={{ mt: fault ? 1 : 0, fontSize: '0.875rem', fontWeight: 600, color: 'error.main' }}
      >
        {fault ? errorText(fault) : ''}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {documents.map((one) => (
          <DocumentRow
            key={one.key}
            document={one}
            onRemove={() => remove(one.key)}
            onAgain={() => void again(one)}
          />
        ))}
      </Box>
    </Box>
  );
}
