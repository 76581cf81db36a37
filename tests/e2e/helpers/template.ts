import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the data of a server that was started once: every file of tests begins with a copy. */
    template: string;
  }
}

/** Lets the built server load its demonstration once; that takes longer than all that follows. */
export async function setup(project: TestProject): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'coleira-e2e-'));
  const remove = () => rmSync(template, { recursive: true, force: true });
  try {
    const server = await startServer(project.config.root, template);
    await server.stop();
  } catch (error) {
    remove();
    throw error;
  }
  project.provide('template', template);
  return remove;
}
