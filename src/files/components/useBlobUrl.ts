import { useEffect, useState } from 'react';
import { blobOf } from '../core/base64.ts';

/** Returns an object URL of a file's contents (base64); it is revoked when the component is removed. */
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
