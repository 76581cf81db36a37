import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Does some work while another process keeps one core busy, as on a slow machine. That process ends with the work,
 * whether it succeeds or fails, and ends itself where this one is killed.
 */
export async function besideBusyProcessor(work) {
  const program = fileURLToPath(new URL('spin.mjs', import.meta.url));
  const spinning = spawn(process.execPath, [program, String(process.pid)], { stdio: 'ignore' });
  const ended = once(spinning, 'exit');
  await once(spinning, 'spawn');
  try {
    return await work(spinning.pid);
  } finally {
    spinning.kill('SIGKILL');
    await ended;
  }
}
