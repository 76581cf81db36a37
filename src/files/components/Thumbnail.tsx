import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import ImageRounded from '@mui/icons-material/ImageRounded';
import PictureAsPdfRounded from '@mui/icons-material/PictureAsPdfRounded';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

/** A sign for a kind of file. */
function KindIcon({ type }: { readonly type: string }) {
  const Icon = type.startsWith('image/')
    ? ImageRounded
    : type === 'application/pdf'
      ? PictureAsPdfRounded
      : DescriptionRounded;
  return <Icon aria-hidden sx={{ color: 'text.secondary' }} />;
}

/** A small picture of a chosen file; a sign of its kind where this browser cannot draw it. */
export function Thumbnail({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Box
      sx={({ palette }) => ({
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        overflow: 'hidden',
        borderRadius: '8px',
        bgcolor: palette.colours.sunken,
        border: `1px solid ${palette.colours.line}`,
      })}
    >
      {url ? (
        <Box
          component="img"
          src={url}
          alt=""
          onError={() => setUrl(null)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <KindIcon type={file.type || 'image/heic'} />
      )}
    </Box>
  );
}
