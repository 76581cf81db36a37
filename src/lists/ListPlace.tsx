import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PartSkipLink } from '../components/page/SkipLink.tsx';
import { useModuleList } from './listContext.ts';

const LIST_ID = 'list';

/** The place of a list's records, to which a skip link leads past filters and buttons; none where it is part of a page. */
export function ListPlace({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  if (useModuleList().isEmbedded) return children;
  return (
    <Box id={LIST_ID} tabIndex={-1} sx={{ borderRadius: '10px' }}>
      <PartSkipLink to={LIST_ID} label={translate('kit.list.skip')} />
      {children}
    </Box>
  );
}
