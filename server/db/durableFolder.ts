import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's file system that a true fsync needs. */
interface OpenFile {
  node: unknown;
  /** The system's descriptor; folders have none. */
  nfd?: number;
}
interface NodeFileSystem {
  stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: unknown): string;
  tryFSOperation<T>(operation: () => T): T;
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return; // cannot open folders
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** PGlite's folder on disk, with an fsync that reaches the disk; its own answers without doing anything. */
export class DurableFolder extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = emscriptenOpts.preRun ?? [];
    preRun.push((mod) => {
      const files = mod.NODEFS as NodeFileSystem;
      files.stream_ops.fsync = ({ nfd, node }) => {
        // Errors of the disk become PostgreSQL's own: it stops rather than lose what it promised.
        files.tryFSOperation(() => (nfd === undefined ? syncFolder(files.realPath(node)) : fsyncSync(nfd)));
        return 0;
      };
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
