import AttachFileRounded from '@mui/icons-material/AttachFileRounded';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../dataProvider/index.ts';
import { requestCalls } from '../../../resources/common/request/calls.ts';
import { FilePreview, fileSize } from '../../files/index.ts';
import type { RequestRecord } from '../requestRow.ts';
import { useRequestType } from '../requestType.ts';

/** Reserves the height of a document that is loading, so that the content below does not move. */
const AS_HIGH_AS_IT_WILL_BE = {
  '&:has([role=progressbar])': { minHeight: 'calc(clamp(220px, 100dvh - 290px, 620px) + 42px)' },
} as const;

/** The documents of a request, the first of them open. */
export function Documents({ request }: { readonly request: RequestRecord }) {
  const translate = useTranslate();
  const module = useRequestType();
  const { documents } = request;
  const [chosen, setChosen] = useState(documents[0]?.id);
  const shown = documents.find(({ id }) => id === chosen) ?? documents[0];
  if (!shown)
    return (
      <Typography sx={{ color: 'text.secondary' }}>{translate('kit.requests.page.noDocuments')}</Typography>
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {documents.map(({ id, filename, title, size }) => (
          <ToggleButton
            key={id}
            value={id}
            size="small"
            selected={id === shown.id}
            onChange={() => setChosen(id)}
            sx={{ gap: 0.75, maxWidth: '100%', minWidth: 0 }}
          >
            <AttachFileRounded fontSize="small" aria-hidden />
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {title ?? filename}
            </Box>
            <Box component="span" sx={{ fontWeight: 400 }}>
              {fileSize(size)}
            </Box>
          </ToggleButton>
        ))}
      </Box>
      <Box sx={AS_HIGH_AS_IT_WILL_BE}>
        <FilePreview
          key={shown.id}
          cacheKey={[module.resource, 'document', request.id, shown.id]}
          name={shown.title ?? shown.filename}
          load={(signal) =>
            callApi(
              requestCalls(module).document,
              { params: { id: request.id, documentId: shown.id } },
              { signal },
            )
          }
        />
      </Box>
    </Box>
  );
}
