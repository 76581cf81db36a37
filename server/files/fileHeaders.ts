import { PREVIEWABLE } from '../../resources/common/document/fileKinds.ts';

/** The name and media type of a file to send. */
export interface FileAnswer {
  filename: string;
  type: string;
}

/** A name as RFC 6266 has it: plain characters for old programs, all of them as UTF-8 for the others. */
function disposition(kind: 'inline' | 'attachment', filename: string): string {
  const plain = filename
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain || 'file'}"; filename*=UTF-8''${encoded}`;
}

/**
 * Returns the headers of a stored file: browsers neither guess another type nor run it, and show it in the page only
 * where the type is one of four and no download was requested.
 */
export function fileHeaders({ filename, type }: FileAnswer, download = false): Record<string, string> {
  const known = PREVIEWABLE.has(type);
  return {
    'Content-Type': known ? type : 'application/octet-stream',
    'Content-Disposition': disposition(known && !download ? 'inline' : 'attachment', filename),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
  };
}
