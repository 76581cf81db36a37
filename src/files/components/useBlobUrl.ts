import { useEffect, useState } from 'react';
import { blobOf } from '../core/base64.ts';

/** A file's contents (base64) as an address of this page's own; it goes when the page no longer shows it. */
export function useBlobUrl(contents: string | undefined, type: string | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (contents === undefined) return undefined;
    const made = URL.createObjectURL(blobOf(contents, type ?? 'application/octet-stream'));
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [contents, type]);
  return url;
}
