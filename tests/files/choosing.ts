import { vi } from 'vitest';
import { UploadQueue, type QueueOptions } from '../../src/files/core/queue.ts';
import type { UploadNotice } from '../../src/files/core/types.ts';

/** Node has files, but not what browsers read them with. */
class Reader {
  result = '';
  onload = () => undefined;
  readAsDataURL(file: Blob): void {
    void file.arrayBuffer().then((bytes) => {
      this.result = `data:;base64,${Buffer.from(bytes).toString('base64')}`;
      this.onload();
    });
  }
}

const HEADS = {
  pdf: '%PDF-1.7\n',
  jpg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  heic: '\0\0\0\x18ftypheic',
  txt: 'text',
} as const;
const TYPES = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  txt: 'text/plain',
} as const;

/** Returns a file of `size` bytes that begins as files with its ending do. */
export function fileOf(name: string, size = 100): File {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase() as keyof typeof HEADS;
  const bytes = new Uint8Array(size);
  bytes.set([...HEADS[ending]].map((sign) => sign.charCodeAt(0)));
  return new File([bytes], name, { type: TYPES[ending] });
}

/** Returns a queue and its messages about a selection of files. */
export function queueOf<Answer>(options: QueueOptions<Answer> = {}) {
  // Another file of tests of the same worker may have taken it away.
  vi.stubGlobal('FileReader', Reader);
  const notices: UploadNotice[] = [];
  const queue = new UploadQueue<Answer>({ ...options, onNotice: (notice) => notices.push(notice) });
  const states = () => queue.items().map(({ file, state, error }) => [file.name, state, error ?? null]);
  return { queue, notices, states };
}
